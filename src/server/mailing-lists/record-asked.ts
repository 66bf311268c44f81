import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Database } from '#server/platform/database/database.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import type { Services } from '#server/platform/services.ts';
import type { LinkMail } from './mail-links.ts';
import { subscriptionAsked } from './subscription-asked.ts';

interface Asked {
  readonly siteId: SiteId;
  readonly listId: Id<'mailing-list'>;
  readonly subscriberId: Id<'subscriber'>;
  readonly answer: LinkMail['kind'];
}

/** Has a person mailed the links of a list once this transaction commits. */
export async function recordAsked(
  trx: Transaction<Database>,
  { now }: Pick<Services, 'now'>,
  { siteId, listId, subscriberId, answer }: Asked,
): Promise<void> {
  const params = { listId, answer };
  await recordEvents(trx, subscriptionAsked, [
    { siteId, subject: subscriberId, params, at: new Date(now()) },
  ]);
}
