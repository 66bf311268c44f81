import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';

/** The order of the charge of a subscription that waits for its payment; null where none does. */
export async function openOrder(db: Db, siteId: SiteId, subscriptionId: Id<'subscription'>) {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'cycle', 'due_at as dueAt', 'created_at as createdAt'])
    .where('site_id', '=', siteId)
    .where('subscription_id', '=', subscriptionId)
    .where('state', '=', 'awaitingPayment')
    .orderBy('cycle', 'desc')
    .limit(1)
    .executeTakeFirst();
  return order ?? null;
}
