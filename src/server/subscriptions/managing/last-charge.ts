import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';

/** The order of the charge of a subscription that was opened last; null before its first. */
export async function lastCharge(db: Db, siteId: SiteId, subscriptionId: Id<'subscription'>) {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'state', 'paid', 'total', 'cycle'])
    .where('site_id', '=', siteId)
    .where('subscription_id', '=', subscriptionId)
    .orderBy('cycle', 'desc')
    .limit(1)
    .executeTakeFirst();
  return order ?? null;
}
