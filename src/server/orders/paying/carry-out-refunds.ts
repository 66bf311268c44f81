import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Database } from '#server/platform/database/database.ts';
import { retryTransaction } from '#server/platform/database/retry-transaction.ts';
import type { Services } from '#server/platform/services.ts';
import type { RefundState } from '#server/payments/payment-provider.ts';
import type { PaymentId } from '#server/payments/tables.ts';
import { applyPaymentState } from '../apply-payment-state.ts';
import { holdOrder } from '../hold-order.ts';
import type { OrderId } from '../tables.ts';
import { paymentToFollow } from './payment-to-follow.ts';

/** As long as a refund may be asked for again by the same key (ORD-79). */
const KEY_LIFE_MS = 23 * 60 * 60_000;

/**
 * Asks providers for the refunds of an order that they were not asked for yet, or did not answer: each by the key that was
 * written before (ORD-79, ORD-80). What is not answered now is asked for again by a job.
 */
export async function carryOutRefunds(services: Services, siteId: SiteId, orderId: OrderId): Promise<void> {
  const pending = await services.db
    .selectFrom('refunds')
    .innerJoin('payments', (join) =>
      join
        .onRef('payments.site_id', '=', 'refunds.site_id')
        .onRef('payments.id', '=', 'refunds.payment_id')
        .on('payments.site_id', '=', siteId),
    )
    .select([
      'refunds.key',
      'refunds.amount',
      'refunds.provider_id as refundId',
      'refunds.created_at as createdAt',
      'payments.id as paymentId',
    ])
    .where('refunds.site_id', '=', siteId)
    .where('refunds.order_id', '=', orderId)
    .where('refunds.status', '=', 'pending')
    .where('payments.provider', '!=', 'manual')
    .orderBy('refunds.id')
    .execute();
  for (const { key, amount, refundId, createdAt, paymentId } of pending) {
    const isNew = refundId === null && services.now() - createdAt.getTime() < KEY_LIFE_MS;
    await carryOut(services, siteId, orderId, paymentId, { key, amount, isNew });
  }
}

async function carryOut(
  services: Services,
  siteId: SiteId,
  orderId: OrderId,
  paymentId: PaymentId,
  { key, amount, isNew }: { readonly key: string; readonly amount: number; readonly isNew: boolean },
): Promise<void> {
  const payment = await paymentToFollow(services, siteId, paymentId);
  if (payment === null || payment.providerId === null) return;
  const { calls, access, providerId } = payment;
  const known = { providerId, amount: payment.amount };
  if (!isNew) {
    // Where it stands is asked; what is not known there after so long was never made.
    const fetched = await calls.fetch(access, known);
    if (fetched.kind !== 'answered') return;
    const { refunds = [] } = fetched.value.state;
    const isKnown = refunds.some((refund) => refund.key === key);
    const lost = isKnown ? [] : [{ key, providerId: null, amount, status: 'failed' as const }];
    return apply(services, siteId, orderId, paymentId, key, [...refunds, ...lost]);
  }
  const answer = await calls.refund(access, known, { key, amount });
  if (answer.kind === 'unreachable') return;
  const state: RefundState =
    answer.kind === 'answered' ? answer.value : { key, providerId: null, amount, status: 'failed' };
  return apply(services, siteId, orderId, paymentId, key, [state]);
}

async function apply(
  services: Services,
  siteId: SiteId,
  orderId: OrderId,
  paymentId: PaymentId,
  key: string,
  refunds: readonly RefundState[],
): Promise<void> {
  await retryTransaction(services.db, async (trx) => {
    const order = await holdOrder(trx, siteId, orderId, 'all');
    // A message told of it while the provider answered: that is newer (ORD-164).
    if (!(await isPending(trx, siteId, paymentId, key))) return;
    const payment = await trx
      .selectFrom('payments')
      .select(['status', 'paid'])
      .where('site_id', '=', siteId)
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow();
    const said = { by: { kind: 'system' }, at: new Date(services.now()) } as const;
    await applyPaymentState(trx, siteId, order, paymentId, { ...payment, refunds }, said);
  });
}

async function isPending(
  trx: Transaction<Database>,
  siteId: SiteId,
  paymentId: PaymentId,
  key: string,
): Promise<boolean> {
  const refund = await trx
    .selectFrom('refunds')
    .select('id')
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .where('key', '=', key)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return refund !== undefined;
}
