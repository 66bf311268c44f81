import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { shownLowStock } from '#domain/store/store-settings.ts';
import type { Database } from '#server/platform/database/database.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import { moveStock } from '#server/products/move-stock.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import type { HeldOrder } from './hold-order.ts';
import { holdStock } from './hold-stock.ts';
import { availabilityChanged } from './order-happened.ts';

/**
 * Holds the pieces of a renewal for the time of an attempt to pay it, which has given them back with the attempt before
 * (ORD-112); false where they are not there. The transaction holds the order.
 */
export async function holdForAttempt(
  trx: Transaction<Database>,
  siteId: SiteId,
  { id: orderId, isTest, reservation, subscriptionId, state }: HeldOrder,
  at: Date,
): Promise<boolean> {
  // Others hold what they have reserved until they are paid or given up.
  if (isTest || reservation !== 'released' || subscriptionId === null || state !== 'awaitingPayment')
    return true;
  const lines = await trx
    .selectFrom('order_lines')
    .select(['id', 'variant_id as variantId', 'title', 'pieces'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .execute();
  const stock = await holdStock(trx, siteId, lines, shownLowStock(await loadStoreSettings(trx, siteId)));
  if (stock.short.length > 0) return false;
  await moveStock(trx, siteId, stock.movements, { accountId: null, orderId, at });
  await trx
    .updateTable('orders')
    .set((eb) => ({ reservation: 'held' as const, version: eb('version', '+', 1) }))
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .execute();
  if (stock.isShown) {
    await recordEvents(trx, availabilityChanged, [{ siteId, subject: orderId, params: {}, at }]);
  }
  return true;
}
