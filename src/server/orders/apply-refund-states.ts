import { sql, type Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { paidTooMuch } from '#domain/orders/balance.ts';
import { refundedTax } from '#domain/orders/refund.ts';
import { createId } from '#lib/id.ts';
import type { Database } from '#server/platform/database/database.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import type { RefundState } from '#server/payments/payment-provider.ts';
import type { PaymentId } from '#server/payments/tables.ts';
import { giveBackToBoughtCards, takeOffBoughtCards } from '#server/gift-cards/unspent-of-purchase.ts';
import { addOrderEvent, type OrderActor } from './add-order-event.ts';
import type { HeldOrder } from './hold-order.ts';
import { orderRefunded, orderRefundFailed } from './order-happened.ts';

/**
 * Writes where the refunds of a payment stand; one that was made at the provider itself gets a row of its own. A refund that
 * fails, also days later, makes its amount and its pieces refundable again (ORD-81). What the payment gave back is the sum of
 * those that succeeded. The transaction holds the order.
 */
export async function applyRefundStates(
  trx: Transaction<Database>,
  siteId: SiteId,
  order: HeldOrder,
  paymentId: PaymentId,
  states: readonly RefundState[],
  at: Date,
): Promise<void> {
  if (states.length === 0) return;
  const known = await refundsOfPayment(trx, siteId, paymentId);
  for (const state of states) {
    const found = known.find(
      ({ key, provider_id: providerId }) =>
        key === state.key || (providerId !== null && providerId === state.providerId),
    );
    const refund = found ?? (await insertForeign(trx, siteId, order, paymentId, state, at));
    const isNews = found === undefined || found.status !== state.status;
    if (found !== undefined && (isNews || found.provider_id !== state.providerId)) {
      await trx
        .updateTable('refunds')
        .set({
          status: state.status,
          provider_id: state.providerId ?? found.provider_id,
          answered_at: state.status === 'pending' ? null : at,
        })
        .where('site_id', '=', siteId)
        .where('id', '=', refund.id)
        .execute();
    }
    if (isNews) await tell(trx, siteId, order, refund, state.status, at);
  }
  await trx
    .updateTable('payments')
    .set({
      refunded: sql<number>`(select coalesce(sum(amount), 0) from refunds
        where site_id = ${siteId} and payment_id = ${paymentId} and status = 'succeeded')`,
    })
    .where('site_id', '=', siteId)
    .where('id', '=', paymentId)
    .execute();
}

function refundsOfPayment(trx: Transaction<Database>, siteId: SiteId, paymentId: PaymentId) {
  return trx
    .selectFrom('refunds')
    .select([
      'id',
      'key',
      'provider_id',
      'amount',
      'lines',
      'reason',
      'status',
      'is_mailed',
      'by_kind',
      'account_id',
    ])
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute();
}

type StoredRefund = Awaited<ReturnType<typeof refundsOfPayment>>[number];

/** A refund that somebody made at the provider, past Portico: it counts all the same (ORD-164). */
async function insertForeign(
  trx: Transaction<Database>,
  siteId: SiteId,
  order: HeldOrder,
  paymentId: PaymentId,
  { providerId, amount, status }: RefundState,
  at: Date,
): Promise<StoredRefund> {
  const id = createId<'refund'>(at.getTime());
  const excess = Math.min(amount, paidTooMuch(order));
  const row = {
    id,
    key: `${order.id}:refund:${id}`,
    provider_id: providerId,
    amount,
    reason: '',
    status,
    is_mailed: true,
    by_kind: 'system' as const,
    account_id: null,
  };
  await trx
    .insertInto('refunds')
    .values({
      ...row,
      site_id: siteId,
      order_id: order.id,
      payment_id: paymentId,
      excess,
      tax: refundedTax(order, Math.max(0, order.refunded - order.returned), amount - excess),
      lines: '[]',
      has_delivery: false,
      created_at: at,
      answered_at: status === 'pending' ? null : at,
    })
    .execute();
  if (order.kind === 'gift-card' && status !== 'failed') {
    await takeOffBoughtCards(trx, siteId, { orderId: order.id, amount, lineIds: [], accountId: null, at });
  }
  return { ...row, lines: [] };
}

async function tell(
  trx: Transaction<Database>,
  siteId: SiteId,
  order: HeldOrder,
  refund: StoredRefund,
  status: RefundState['status'],
  at: Date,
): Promise<void> {
  if (status === 'pending') return;
  const { id, amount, reason, is_mailed: isMailed, by_kind, account_id: accountId, lines } = refund;
  const data = { amount, ...(reason === '' ? {} : { text: reason }) };
  if (status === 'succeeded') {
    const by: OrderActor =
      by_kind === 'person' && accountId !== null ? { kind: 'person', accountId } : { kind: 'system' };
    await addOrderEvent(trx, siteId, order.id, { kind: 'refunded', by, data, at });
    const params = { refundId: id, isMailed };
    await recordEvents(trx, orderRefunded, [{ siteId, subject: order.id, params, at }]);
    return;
  }
  for (const { lineId, pieces } of lines) {
    await trx
      .updateTable('order_lines')
      .set((line) => ({ refunded: line('refunded', '-', pieces) }))
      .where('site_id', '=', siteId)
      .where('order_id', '=', order.id)
      .where('id', '=', lineId)
      .execute();
  }
  if (order.kind === 'gift-card') {
    await giveBackToBoughtCards(trx, siteId, { orderId: order.id, amount, at });
  }
  await addOrderEvent(trx, siteId, order.id, { kind: 'refundFailed', by: { kind: 'system' }, data, at });
  const params = { refundId: id };
  await recordEvents(trx, orderRefundFailed, [{ siteId, subject: order.id, params, at }]);
}
