import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { canBecome } from '#domain/orders/order-states.ts';
import type { Database } from '#server/platform/database/database.ts';
import { giveBackUses } from '#server/discounts/give-back-uses.ts';
import { retryTransaction } from '#server/platform/database/retry-transaction.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { endBoughtCards, holdBoughtCards } from '#server/gift-cards/unspent-of-purchase.ts';
import { addOrderEvent, type OrderActor } from './add-order-event.ts';
import { beginRefund, refundableOf } from './begin-refund.ts';
import { applyPaymentState } from './apply-payment-state.ts';
import type { OrderChange } from './fulfil-order.ts';
import { BALANCE_KEY } from './balance/balance-key.ts';
import { carryOutRefunds } from './paying/carry-out-refunds.ts';
import { holdCards } from './gift-cards/hold-cards.ts';
import { holdOrder, type HeldOrder } from './hold-order.ts';
import { settleStock } from './hold-stock.ts';
import { availabilityChanged, orderCanceled } from './order-happened.ts';

interface CancelOptions {
  readonly isRefunded: boolean;
  readonly isRestocked: boolean;
  readonly isMailed: boolean;
}

/**
 * Cancels an order of which nothing was sent: its pieces come back, and what was paid counts as given back, unless the owner
 * says otherwise (ORD-102). Throws `not-found`, `order-changed`, `order-state`.
 */
export async function cancelOrder(services: Services, change: OrderChange & CancelOptions): Promise<void> {
  const { siteId, orderId, accountId, version } = change;
  await retryTransaction(services.db, async (trx) => {
    const order = await holdOrder(trx, siteId, orderId);
    if (order.version !== version) throw new CallError('order-changed');
    if (!canBecome(order.state, 'canceled') || order.fulfilled > 0) throw new CallError('order-state');
    const by = { kind: 'person', accountId } as const;
    await cancelHeldOrder(trx, siteId, order, { ...change, by, at: new Date(services.now()) });
  });
  await carryOutRefunds(services, siteId, orderId);
}

/** Cancels an order that the transaction holds. */
export async function cancelHeldOrder(
  trx: Transaction<Database>,
  siteId: SiteId,
  order: HeldOrder,
  options: CancelOptions & {
    /** It was not paid in time; its owner is told. */
    readonly isUnpaid?: boolean;
    /** It was paid after it had expired, and its pieces are gone; its owner is told (ORD-162). */
    readonly isLate?: boolean;
    readonly by: OrderActor;
    readonly at: Date;
  },
): Promise<void> {
  const { isRefunded, isRestocked, isMailed, isUnpaid = false, isLate = false, by, at } = options;
  const isHolding = order.reservation === 'held' || order.reservation === 'kept';
  const kept = isRestocked ? 'released' : 'kept';
  const reservation = isHolding ? kept : order.reservation;
  const version = order.version + 1;
  await trx
    .updateTable('orders')
    .set({ state: 'canceled', due_at: null, version, reservation })
    .where('site_id', '=', siteId)
    .where('id', '=', order.id)
    .execute();
  const data = { isRestocked };
  await addOrderEvent(trx, siteId, order.id, { kind: 'canceled', by, data, at });
  await giveBackUses(trx, siteId, order.id);
  if (order.kind === 'gift-card') await holdBoughtCards(trx, siteId, order.id);
  if (isRefunded && order.giftPaid > 0) await holdCards(trx, siteId, order.id);
  if (isHolding) {
    // Pieces of an order that was not paid were only reserved.
    const kind = isRestocked ? (order.reservation === 'held' ? 'released' : 'canceled') : 'sold';
    if (kind !== 'sold' || order.reservation === 'held') await settleStock(trx, siteId, order.id, kind, at);
    if (isRestocked) {
      await recordEvents(trx, availabilityChanged, [{ siteId, subject: order.id, params: {}, at }]);
    }
  }
  const unpaid = await trx
    .selectFrom('payments')
    .select('id')
    .where('site_id', '=', siteId)
    .where('order_id', '=', order.id)
    .where('paid', '=', 0)
    // A buyer who is at a provider is followed there: what they pay goes back.
    .where('key', 'not like', `%${BALANCE_KEY}%`)
    .orderBy('attempt')
    .execute();
  let canceled: HeldOrder = { ...order, state: 'canceled', reservation, version };
  for (const { id } of unpaid) {
    const state = { status: 'canceled', paid: 0 } as const;
    canceled = await applyPaymentState(trx, siteId, canceled, id, state, { by, at });
  }
  const amount = isRefunded ? await refundableOf(trx, siteId, order.id) : 0;
  if (amount > 0) {
    // The mail of the cancellation says it already.
    const refund = { amount, lines: [], hasDelivery: false, reason: '', isMailed: false, by, at };
    await beginRefund(trx, siteId, canceled, refund);
  }
  if (order.kind === 'gift-card') await endBoughtCards(trx, siteId, order.id, at);
  await recordEvents(trx, orderCanceled, [
    { siteId, subject: order.id, params: { isMailed, isUnpaid, isLate }, at },
  ]);
}
