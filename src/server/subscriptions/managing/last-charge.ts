import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';

/**
 * Whether the invoice of the period that runs is open and nothing was sent on trust: then nobody has paid for it (ORD-116). What
 * is being charged in this moment may be paid in the next: when it is not, that ends the subscription by itself.
 */
export function isUnpaidCharge(
  charge: Pick<NonNullable<Awaited<ReturnType<typeof lastCharge>>>, 'state' | 'paid' | 'total'> | null,
): boolean {
  return charge !== null && charge.paid === 0 && charge.total > 0 && charge.state === 'received';
}

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
