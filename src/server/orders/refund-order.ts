import type { OrdersAsked } from '#domain/orders/order-kind.ts';
import { retryTransaction } from '#server/platform/database/retry-transaction.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { RefundedLines } from '#server/payments/tables.ts';
import { beginRefund } from './begin-refund.ts';
import type { OrderChange } from './fulfil-order.ts';
import { carryOutRefunds } from './paying/carry-out-refunds.ts';
import { holdOrder } from './hold-order.ts';
import { availabilityChanged } from './order-happened.ts';
import { returnStock } from './return-stock.ts';

interface RefundChange extends OrderChange {
  readonly amount: number;
  readonly lines: RefundedLines;
  readonly hasDelivery: boolean;
  readonly reason: string;
  /** Its pieces are in stock again. */
  readonly isRestocked: boolean;
  readonly isMailed: boolean;
  readonly of?: OrdersAsked;
}

/**
 * Gives back what was paid, whole or in part, by pieces, delivery or a free amount (ORD-80). Throws `not-found`,
 * `order-changed`, `order-state`, and `refund-too-much`.
 */
export async function refundOrder(services: Services, change: RefundChange): Promise<void> {
  const { siteId, orderId, accountId, version, lines, isRestocked, of } = change;
  await retryTransaction(services.db, async (trx) => {
    const order = await holdOrder(trx, siteId, orderId, of);
    if (order.version !== version) throw new CallError('order-changed');
    const by = { kind: 'person', accountId } as const;
    const at = new Date(services.now());
    await beginRefund(trx, siteId, order, { ...change, by, at });
    if (!isRestocked || lines.length === 0) return;
    const isReturned = await returnStock(trx, siteId, orderId, { lines, kind: 'returned', accountId, at });
    if (isReturned)
      await recordEvents(trx, availabilityChanged, [{ siteId, subject: orderId, params: {}, at }]);
  });
  await carryOutRefunds(services, siteId, orderId);
}
