import type { SiteId } from '#domain/documents/record.ts';
import type { OrderAddress } from '#domain/orders/order-address.ts';
import type { OrderId } from '#server/orders/tables.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Who paid orders of people who were erased, by order, until the time is over that the law asks for (ORD-153). */
export async function keptReceipts(
  db: Db,
  siteId: SiteId,
  ids: readonly OrderId[],
  now: number,
): Promise<ReadonlyMap<OrderId, OrderAddress>> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'receipt'])
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .where('receipt_until', '>', new Date(now))
    .execute();
  return new Map(rows.flatMap(({ id, receipt }) => (receipt === null ? [] : [[id, receipt]])));
}
