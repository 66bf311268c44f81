import type { SiteId } from '#domain/documents/record.ts';
import { isTaxExempt } from '#server/contacts/tax-exempt.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Id } from '#lib/id.ts';

/** Whether the owner has marked whoever has a subscription as tax exempt, as charges to come ask it (ORD-68). */
export async function isSubscriberExempt(
  db: Db,
  siteId: SiteId,
  subscriptionId: Id<'subscription'>,
): Promise<boolean> {
  const subscriber = await db
    .selectFrom('subscriptions')
    .select(['member_id as memberId', 'email'])
    .where('site_id', '=', siteId)
    .where('id', '=', subscriptionId)
    .executeTakeFirst();
  return subscriber !== undefined && isTaxExempt(db, siteId, subscriber);
}
