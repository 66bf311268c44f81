import type { SiteId } from '#domain/documents/record.ts';
import type { OrderActor } from '#server/orders/add-order-event.ts';
import { cancelHeldOrder } from '#server/orders/cancel-order.ts';
import { holdAnyOrder } from '#server/orders/hold-order.ts';
import { releaseOrder } from '#server/orders/paying/release-order.ts';
import type { OrderId } from '#server/orders/tables.ts';
import { retryTransaction } from '#server/platform/database/retry-transaction.ts';
import type { Services } from '#server/platform/services.ts';

/**
 * Gives up a charge that was not paid, of a subscription that rests or is over: an attempt that is under way is ended at its
 * provider first, and what turns out to be paid stays paid (ORD-87). Of an order that was received nobody is asked any more.
 */
export async function endOpenCharge(
  services: Services,
  siteId: SiteId,
  orderId: OrderId,
  by: OrderActor,
): Promise<void> {
  // It is not waited for any longer: what was given up at its provider is not tried again.
  await services.db
    .updateTable('orders')
    .set({ due_at: new Date(services.now()) })
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .where('state', '=', 'awaitingPayment')
    .execute();
  await releaseOrder(services, siteId, orderId);
  await retryTransaction(services.db, async (trx) => {
    const order = await holdAnyOrder(trx, siteId, orderId);
    if (order.state !== 'received' || order.paid > 0) return;
    const options = { isRefunded: false, isRestocked: true, isMailed: false };
    await cancelHeldOrder(trx, siteId, order, { ...options, by, at: new Date(services.now()) });
  });
}
