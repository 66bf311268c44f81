import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';

/**
 * Whether nothing of the period that runs is paid, nor sent on trust: then it is one that nobody has paid for (ORD-116). An
 * attempt that is under way counts as not paid.
 */
export function isUnpaidCharge(
  charge: Pick<NonNullable<Awaited<ReturnType<typeof lastCharge>>>, 'state' | 'paid' | 'total'> | null,
): boolean {
  if (charge === null || charge.paid >= charge.total) return false;
  return charge.paid === 0 && (charge.state === 'received' || charge.state === 'awaitingPayment');
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
