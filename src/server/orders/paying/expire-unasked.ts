import type { SiteId } from '#domain/documents/record.ts';
import { retryTransaction } from '#server/platform/database/retry-transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { holdAnyOrder } from '../hold-order.ts';
import { settleAwaited } from '../settle-awaited.ts';
import type { OrderId } from '../tables.ts';

/** Ends an order that waits for a payment of which nobody can be asked, since its provider is not connected any more (ORD-87, ORD-112). */
export async function expireUnasked(services: Services, siteId: SiteId, orderId: OrderId): Promise<void> {
  await retryTransaction(services.db, async (trx) => {
    const order = await holdAnyOrder(trx, siteId, orderId);
    await settleAwaited(trx, siteId, order, { isOver: true, at: new Date(services.now()) });
  });
}
