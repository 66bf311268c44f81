import type { SiteId } from '#domain/documents/record.ts';
import type { OrderId } from '#server/orders/tables.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Nobody counts further at a glance. */
const COUNTED = 1_000;

/** How many withdrawals nobody has dealt with, and the order of the oldest (ORD-147). */
export async function waitingWithdrawals(
  db: Db,
  siteId: SiteId,
): Promise<{ readonly count: number; readonly orderId: OrderId | null }> {
  const waiting = await db
    .selectFrom('withdrawals')
    .select('order_id as orderId')
    .where('site_id', '=', siteId)
    .where('done_at', 'is', null)
    .orderBy('id')
    .limit(COUNTED)
    .execute();
  return { count: waiting.length, orderId: waiting[0]?.orderId ?? null };
}
