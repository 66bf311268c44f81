import type { SiteId } from '#domain/documents/record.ts';
import { subscriptionPath } from '#domain/subscriptions/subscription-path.ts';
import type { Id } from '#lib/id.ts';
import type { Services } from '#server/platform/services.ts';
import { openSubscriptionToken } from './subscription-link.ts';

/** The page of a subscription on its site; null where it is gone. */
export async function pathOfSubscription(
  { db, cipher }: Pick<Services, 'db' | 'cipher'>,
  siteId: SiteId,
  id: Id<'subscription'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('subscriptions')
    .select('token_sealed as sealed')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  return subscriptionPath(openSubscriptionToken(cipher, siteId, { id, sealed: row.sealed }));
}
