import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { canBecome } from '#domain/orders/order-states.ts';
import type { Database } from '#server/platform/database/database.ts';
import { followFulfilment } from './fulfil-order.ts';
import { holdOrder } from './hold-order.ts';
import type { OrderId, OrderLineId } from './tables.ts';

/** A gift card was mailed: its piece counts as sent by itself, with the last of them the order (ORD-101). */
export async function fulfilGiftCardPiece(
  trx: Transaction<Database>,
  siteId: SiteId,
  orderId: OrderId,
  lineId: OrderLineId,
): Promise<void> {
  const order = await holdOrder(trx, siteId, orderId);
  await trx
    .updateTable('order_lines')
    .set((line) => ({ fulfilled: line('fulfilled', '+', 1) }))
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('id', '=', lineId)
    // Its owner may have said so by hand.
    .where((line) => line(line('fulfilled', '+', line.ref('canceled')), '<', line.ref('pieces')))
    .execute();
  if (canBecome(order.state, 'fulfilled') || order.state === 'partlyFulfilled') {
    await followFulfilment(trx, siteId, order);
  }
}
