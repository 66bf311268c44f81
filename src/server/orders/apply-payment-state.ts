import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { canBecome } from '#domain/orders/order-states.ts';
import { paymentWord } from '#domain/orders/payment-word.ts';
import type { Database } from '#server/platform/database/database.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import type { PaymentState } from '#server/payments/payment-provider.ts';
import type { PaymentId } from '#server/payments/tables.ts';
import { addOrderEvent, type OrderActor } from './add-order-event.ts';
import { applyDisputes } from './apply-disputes.ts';
import { applyRefundStates } from './apply-refund-states.ts';
import { fulfilByItself } from './fulfil-by-itself.ts';
import type { HeldOrder } from './hold-order.ts';
import { settleStock } from './hold-stock.ts';
import { orderPaid } from './order-happened.ts';

interface Said {
  readonly by: OrderActor;
  readonly at: Date;
  readonly reference?: string;
  /** On which money came that was counted by hand: `2026-11-26`. */
  readonly day?: string;
  /** Absent: what came stands in the timeline. */
  readonly isTold?: boolean;
}

/**
 * Writes where a payment stands, and what follows for the sums of its order: the only place that does. It takes the current
 * state, never what changed, so that the same told twice, or in another order, ends the same (ORD-164). The transaction holds
 * the order; what it is from here on is answered. An order whose payment was awaited is placed by whoever calls it.
 */
export async function applyPaymentState(
  trx: Transaction<Database>,
  siteId: SiteId,
  order: HeldOrder,
  paymentId: PaymentId,
  payment: PaymentState,
  said: Said,
): Promise<HeldOrder> {
  const { at } = said;
  await writePayment(trx, siteId, paymentId, payment, at);
  await applyRefundStates(trx, siteId, order, paymentId, payment.refunds ?? [], at);
  await applyDisputes(trx, siteId, order, paymentId, payment.disputes ?? [], at);
  return followSums(trx, siteId, order, order.paid - order.returned >= order.total, said);
}

/**
 * What the sums of an order say now of its payment, and of its state where that makes it paid; `wasPaid` says whether it was
 * before. Whoever changes a payment or the total ends here. The transaction holds the order.
 */
export async function followSums(
  trx: Transaction<Database>,
  siteId: SiteId,
  order: HeldOrder,
  wasPaid: boolean,
  said: Said,
): Promise<HeldOrder> {
  const { at } = said;
  const { word, ...sums } = await sumsOf(trx, siteId, order);
  const isPaid = sums.paid - sums.returned >= order.total;
  const isPlaced = order.placedAt !== null;
  const isNext = isPaid && isPlaced && canBecome(order.state, 'pending') && order.fulfilled === 0;
  const state = isNext ? 'pending' : order.state;
  const isKeeping = isNext && order.reservation === 'held';
  const reservation = isKeeping ? 'kept' : order.reservation;
  const version = order.version + 1;
  await trx
    .updateTable('orders')
    .set({
      ...sums,
      payment_word: word,
      state,
      reservation,
      version,
      ...(isPaid ? { due_at: null } : {}),
    })
    .where('site_id', '=', siteId)
    .where('id', '=', order.id)
    .execute();
  if (isKeeping) await settleStock(trx, siteId, order.id, 'sold', at);
  if (sums.paid > order.paid && said.isTold !== false) await tellPaid(trx, siteId, order, sums.paid, said);
  if (isPaid && !wasPaid) await recordEvents(trx, orderPaid, [{ siteId, subject: order.id, params: {}, at }]);
  const followed = { ...order, ...sums, state, reservation, version };
  const isSelfSent = isPaid && isPlaced && state !== 'canceled' && order.unsent > 0;
  return isSelfSent ? fulfilByItself(trx, siteId, followed, at) : followed;
}

async function writePayment(
  trx: Transaction<Database>,
  siteId: SiteId,
  paymentId: PaymentId,
  { status, paid, method, failure }: PaymentState,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({
      status,
      paid,
      answered_at: at,
      ...(method === undefined ? {} : { method: method === null ? null : JSON.stringify(method) }),
      ...(failure === undefined ? {} : { failure }),
    })
    .where('site_id', '=', siteId)
    .where('id', '=', paymentId)
    .execute();
}

async function sumsOf(trx: Transaction<Database>, siteId: SiteId, { id, total }: HeldOrder) {
  const payments = await trx
    .selectFrom('payments')
    .select(['paid', 'refunded', 'status'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', id)
    .execute();
  const disputes = await trx
    .selectFrom('disputes')
    .select(['amount', 'state'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', id)
    .execute();
  const paid = payments.reduce((sum, payment) => sum + payment.paid, 0);
  const refunded = payments.reduce((sum, payment) => sum + payment.refunded, 0);
  const { sum } = await trx
    .selectFrom('refunds')
    .select(({ fn }) => fn.sum<string | null>('excess').as('sum'))
    .where('site_id', '=', siteId)
    .where('order_id', '=', id)
    .where('status', '!=', 'failed')
    .executeTakeFirstOrThrow();
  const returned = Number(sum ?? 0);
  const word = paymentWord({
    total,
    // What came back because an edit had made it too much was never asked for.
    paid: paid - returned,
    refunded: Math.max(0, refunded - returned),
    isProcessing: payments.some(({ status }) => status === 'processing'),
    openDisputes: disputes.filter(({ state }) => state === 'open').length,
    lostDisputes: disputes.reduce((sum, { amount, state }) => (state === 'lost' ? sum + amount : sum), 0),
  });
  return { paid, refunded, returned, word };
}

async function tellPaid(
  trx: Transaction<Database>,
  siteId: SiteId,
  order: HeldOrder,
  paid: number,
  { by, at, reference, day }: Said,
): Promise<void> {
  const data = {
    amount: paid - order.paid,
    ...(reference === undefined ? {} : { text: reference }),
    ...(day === undefined ? {} : { day }),
  };
  await addOrderEvent(trx, siteId, order.id, { kind: 'paid', by, data, at });
}
