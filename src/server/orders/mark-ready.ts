import { hasToBeFetched } from '#domain/orders/has-to-be-fetched.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import { retryTransaction } from '#server/platform/database/retry-transaction.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { addOrderEvent } from './add-order-event.ts';
import type { OrderChange } from './fulfil-order.ts';
import { holdOrder } from './hold-order.ts';
import { orderReady } from './order-happened.ts';
import { loadOrder } from './queries.ts';

/**
 * Says that an order can be fetched, which its buyer is told by mail (ORD-61): once, and as long as something of it is left.
 * Throws `not-found`, `order-changed`, and `order-state` where nothing of it is fetched.
 */
export async function markReady(services: Services, change: OrderChange): Promise<void> {
  const { siteId, orderId, accountId, version } = change;
  await retryTransaction(services.db, async (trx) => {
    const held = await holdOrder(trx, siteId, orderId);
    if (held.version !== version) throw new CallError('order-changed');
    const order = await loadOrder(trx, siteId, orderId);
    if (order === null) throw new CallError('not-found');
    if (order.readyAt !== null || !hasToBeFetched(order)) throw new CallError('order-state');
    const at = new Date(services.now());
    await trx
      .updateTable('orders')
      .set({ ready_at: at, version: version + 1 })
      .where('site_id', '=', siteId)
      .where('id', '=', orderId)
      .execute();
    const by = { kind: 'person', accountId } as const;
    await addOrderEvent(trx, siteId, orderId, { kind: 'ready', by, at });
    await recordEvents(trx, orderReady, [{ siteId, subject: orderId, params: {}, at }]);
  });
}
