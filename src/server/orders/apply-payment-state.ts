import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { canBecome } from '#domain/orders/order-states.ts';
import { paymentWord } from '#domain/orders/payment-word.ts';
import type { Database } from '#server/platform/database/database.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import type { PaymentState } from '#server/payments/payment-provider.ts';
import type { PaymentId } from '#server/payments/tables.ts';
import { addOrderEvent, type OrderActor } from './add-order-event.ts';
import { applyRefundStates } from './apply-refund-states.ts';
import type { HeldOrder } from './hold-order.ts';
import { settleStock } from './hold-stock.ts';
import { orderPaid } from './order-happened.ts';

/**
 * Writes where a payment stands, and what follows for its order: the only place that does. It takes the current state, never
 * what changed, so that the same told twice, or in another order, ends the same (ORD-164). The transaction holds the order;
 * what it is from here on is answered.
 */
export async function applyPaymentState(
  trx: Transaction<Database>,
  siteId: SiteId,
  order: HeldOrder,
  paymentId: PaymentId,
  { status, paid, refunds = [] }: PaymentState,
  { by, at, reference }: { readonly by: OrderActor; readonly at: Date; readonly reference?: string },
): Promise<HeldOrder> {
  await trx
    .updateTable('payments')
    .set({ status, paid, answered_at: at })
    .where('site_id', '=', siteId)
    .where('id', '=', paymentId)
    .execute();
  await applyRefundStates(trx, siteId, order, paymentId, refunds, at);
  const payments = await trx
    .selectFrom('payments')
    .select(['paid', 'refunded', 'status'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', order.id)
    .execute();
  const sums = {
    total: order.total,
    paid: payments.reduce((sum, payment) => sum + payment.paid, 0),
    refunded: payments.reduce((sum, payment) => sum + payment.refunded, 0),
  };
  const isProcessing = payments.some((payment) => payment.status === 'processing');
  const word = paymentWord({ ...sums, isProcessing, openDisputes: 0, lostDisputes: 0 });
  const isPaid = sums.paid >= order.total;
  const state =
    isPaid && canBecome(order.state, 'pending') && order.fulfilled === 0 ? 'pending' : order.state;
  const isKeeping = state === 'pending' && order.reservation === 'held';
  const version = order.version + 1;
  await trx
    .updateTable('orders')
    .set({
      paid: sums.paid,
      refunded: sums.refunded,
      payment_word: word,
      state,
      ...(isKeeping ? { reservation: 'kept' } : {}),
      ...(isPaid ? { due_at: null } : {}),
      version,
    })
    .where('site_id', '=', siteId)
    .where('id', '=', order.id)
    .execute();
  if (isKeeping) await settleStock(trx, siteId, order.id, 'sold', at);
  if (sums.paid > order.paid) {
    const data = { amount: sums.paid - order.paid, ...(reference === undefined ? {} : { text: reference }) };
    await addOrderEvent(trx, siteId, order.id, { kind: 'paid', by, data, at });
  }
  if (isPaid && order.paid < order.total) {
    await recordEvents(trx, orderPaid, [{ siteId, subject: order.id, params: {}, at }]);
  }
  const { paid: paidSum, refunded } = sums;
  return {
    ...order,
    paid: paidSum,
    refunded,
    state,
    reservation: isKeeping ? 'kept' : order.reservation,
    version,
  };
}
