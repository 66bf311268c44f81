import { retryTransaction } from '#server/platform/database/retry-transaction.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { RefundedLines } from '#server/payments/tables.ts';
import { addOrderEvent } from './add-order-event.ts';
import { beginRefund } from './begin-refund.ts';
import { followFulfilment, type OrderChange } from './fulfil-order.ts';
import { carryOutRefunds } from './paying/carry-out-refunds.ts';
import { holdOrder } from './hold-order.ts';
import { availabilityChanged, piecesCanceled } from './order-happened.ts';
import { returnStock } from './return-stock.ts';

interface PiecesChange extends OrderChange {
  readonly lines: RefundedLines;
  /** What is given back for them; 0: nothing is. */
  readonly amount: number;
  readonly isRestocked: boolean;
  readonly isMailed: boolean;
}

/**
 * Gives up pieces of a partly fulfilled order that were not sent (ORD-102). Throws `not-found`, `order-changed`,
 * `order-state` and `refund-too-much`.
 */
export async function cancelPieces(services: Services, change: PiecesChange): Promise<void> {
  const { siteId, orderId, accountId, version, lines, amount, isRestocked, isMailed } = change;
  await retryTransaction(services.db, async (trx) => {
    const order = await holdOrder(trx, siteId, orderId);
    if (order.version !== version) throw new CallError('order-changed');
    if (order.state !== 'partlyFulfilled') throw new CallError('order-state');
    for (const { lineId, pieces } of lines) {
      const { numUpdatedRows } = await trx
        .updateTable('order_lines')
        .set((line) => ({ canceled: line('canceled', '+', pieces) }))
        .where('site_id', '=', siteId)
        .where('order_id', '=', orderId)
        .where('id', '=', lineId)
        .where((line) =>
          line(line(line('pieces', '-', line.ref('fulfilled')), '-', line.ref('canceled')), '>=', pieces),
        )
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new CallError('order-state');
    }
    const by = { kind: 'person', accountId } as const;
    const at = new Date(services.now());
    const count = lines.reduce((sum, { pieces }) => sum + pieces, 0);
    const data = { pieces: count };
    await addOrderEvent(trx, siteId, orderId, { kind: 'piecesCanceled', by, data, at });
    const refund = { amount, lines, hasDelivery: false, reason: '', isMailed, by, at };
    const now = amount === 0 ? order : await beginRefund(trx, siteId, order, refund);
    await followFulfilment(trx, siteId, now);
    const canceled = { lines, kind: 'canceled', accountId, at } as const;
    if (isRestocked && (await returnStock(trx, siteId, orderId, canceled))) {
      await recordEvents(trx, availabilityChanged, [{ siteId, subject: orderId, params: {}, at }]);
    }
    const params = { isMailed, lines: lines.map(({ lineId, pieces }) => ({ lineId, pieces })) };
    await recordEvents(trx, piecesCanceled, [{ siteId, subject: orderId, params, at }]);
  });
  await carryOutRefunds(services, siteId, orderId);
}
