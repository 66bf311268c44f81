import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { paidTooMuch } from '#domain/orders/balance.ts';
import { refundedTax } from '#domain/orders/refund.ts';
import { createId, isId } from '#lib/id.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { PaymentId, RefundedLines } from '#server/payments/tables.ts';
import {
  holdBoughtCards,
  takeOffBoughtCards,
  unspentOfPurchase,
} from '#server/gift-cards/unspent-of-purchase.ts';
import type { OrderActor } from './add-order-event.ts';
import { applyPaymentState } from './apply-payment-state.ts';
import { CARD_PROVIDER } from './gift-cards/card-provider.ts';
import { giveBackToCard } from './gift-cards/give-back-to-card.ts';
import type { HeldOrder } from './hold-order.ts';
import { orderMoney } from './order-mail-facts.ts';
import type { OrderId } from './tables.ts';

interface Refund {
  /** Whole minor units, above zero. */
  readonly amount: number;
  readonly lines: RefundedLines;
  readonly hasDelivery: boolean;
  readonly reason: string;
  readonly isMailed: boolean;
  readonly by: OrderActor;
  readonly at: Date;
}

/**
 * Writes a refund of an order that the transaction holds, before any provider is asked (ORD-80, ORD-160): of payments of
 * providers first, then of what the seller was given by hand, who gives it back by hand, so that it has succeeded, and of gift
 * cards last, which have it at once (ORD-125). Answers
 * what the order is from here on. Of the purchase of gift cards at most what is left on them is given back, and comes off
 * them. Throws `refund-too-much`: 'Only {amount} can still be refunded.'
 */
export async function beginRefund(
  trx: Transaction<Database>,
  siteId: SiteId,
  order: HeldOrder,
  refund: Refund,
): Promise<HeldOrder> {
  await refuseDisputed(trx, siteId, order.id);
  const payments = await refundablePayments(trx, siteId, order.id);
  const refundable = payments.reduce((sum, { left }) => sum + left, 0);
  if (order.kind === 'gift-card') await holdBoughtCards(trx, siteId, order.id);
  const unspent = order.kind === 'gift-card' ? await unspentOfPurchase(trx, siteId, order.id) : null;
  const most = Math.min(refundable, unspent ?? refundable);
  if (refund.amount > most) {
    throw new CallError('refund-too-much', { amount: orderMoney(order, most) });
  }
  // Its cards are about to be made: what they are worth is not known yet.
  const isBeingMade = order.kind === 'gift-card' && unspent === null && order.paid >= order.total;
  if (isBeingMade && order.state !== 'canceled') throw new CallError('order-changed');
  await takeLines(trx, siteId, order.id, refund.lines);
  const { by, at } = refund;
  if (unspent !== null) {
    const lineIds = refund.lines.map(({ lineId }) => lineId);
    const accountId = by.kind === 'person' ? by.accountId : null;
    await takeOffBoughtCards(trx, siteId, {
      orderId: order.id,
      amount: refund.amount,
      lineIds,
      accountId,
      at,
    });
  }
  const returned = order.returned + Math.min(refund.amount, paidTooMuch(order));
  let [open, now] = [refund.amount, { ...order, returned, version: order.version + 1 }];
  let before = order.paid - refundable - order.returned;
  // What an edit had made too much goes back first: it is no part of the total any more, nor of its tax.
  let excess = returned - order.returned;
  await trx
    .updateTable('orders')
    .set({ version: now.version, returned })
    .where('site_id', '=', siteId)
    .where('id', '=', order.id)
    .execute();
  for (const payment of payments) {
    const amount = Math.min(open, payment.left);
    if (amount === 0) continue;
    const id = createId<'refund'>(at.getTime());
    const key = `${order.id}:refund:${id}`;
    // The first of them says what it is for.
    const isFirst = open === refund.amount;
    const ofExcess = Math.min(amount, excess);
    await trx
      .insertInto('refunds')
      .values({
        site_id: siteId,
        id,
        order_id: order.id,
        payment_id: payment.id,
        key,
        provider_id: null,
        amount,
        excess: ofExcess,
        tax: refundedTax(order, before, amount - ofExcess),
        lines: JSON.stringify(isFirst ? refund.lines : []),
        has_delivery: isFirst && refund.hasDelivery,
        reason: refund.reason,
        status: 'pending',
        is_mailed: refund.isMailed,
        by_kind: by.kind,
        account_id: by.kind === 'person' ? by.accountId : null,
        created_at: at,
        answered_at: null,
      })
      .execute();
    if (payment.cardId !== null) {
      const { cardId } = payment;
      const accountId = by.kind === 'person' ? by.accountId : null;
      const back = { orderId: order.id, cardId, amount, accountId, isRefund: true, at };
      await giveBackToCard(trx, siteId, back);
    }
    if (payment.provider === 'manual' || payment.cardId !== null) {
      const refunds = [{ key, providerId: null, amount, status: 'succeeded' as const }];
      now = await applyPaymentState(trx, siteId, now, payment.id, { ...payment, refunds }, { by, at });
    }
    before += amount - ofExcess;
    excess -= ofExcess;
    open -= amount;
  }
  return now;
}

/** What of an order can still be refunded; whole minor units. */
export async function refundableOf(db: Db, siteId: SiteId, orderId: OrderId): Promise<number> {
  const payments = await refundablePayments(db, siteId, orderId);
  const left = payments.reduce((sum, payment) => sum + payment.left, 0);
  if (left === 0) return 0;
  const unspent = await unspentOfPurchase(db, siteId, orderId);
  return Math.min(left, unspent ?? left);
}

/** The payments of an order with what of each can still be refunded: what is on its way back cannot. */
async function refundablePayments(db: Db, siteId: SiteId, orderId: OrderId) {
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'provider', 'status', 'paid', 'attempt', 'method_id as methodId'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('paid', '>', 0)
    .orderBy('attempt')
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .select(['payment_id as paymentId', 'amount'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('status', '!=', 'failed')
    .execute();
  const lost = await db
    .selectFrom('disputes')
    .select(['payment_id as paymentId', 'amount'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'lost')
    .execute();
  const taken = new Map<PaymentId, number>();
  for (const { paymentId, amount } of [...refunds, ...lost])
    taken.set(paymentId, (taken.get(paymentId) ?? 0) + amount);
  return payments
    .map(({ methodId, ...payment }) => ({
      ...payment,
      cardId:
        payment.provider === CARD_PROVIDER && methodId !== null && isId<'gift-card'>(methodId)
          ? methodId
          : null,
      left: payment.paid - (taken.get(payment.id) ?? 0),
    }))
    .filter(({ left }) => left > 0)
    .toSorted((a, b) => placeOf(a.provider) - placeOf(b.provider));
}

/** Providers first, gift cards last (ORD-80). */
function placeOf(provider: string): number {
  return provider === CARD_PROVIDER ? 2 : Number(provider === 'manual');
}

/** What a bank asks back is not given back beside it (ORD-82). */
async function refuseDisputed(trx: Transaction<Database>, siteId: SiteId, orderId: OrderId): Promise<void> {
  const open = await trx
    .selectFrom('disputes')
    .select('id')
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .limit(1)
    .executeTakeFirst();
  if (open !== undefined) throw new CallError('payment-disputed');
}

/** Counts pieces as refunded: none twice. Throws `not-found` and `order-state`. */
async function takeLines(
  trx: Transaction<Database>,
  siteId: SiteId,
  orderId: OrderId,
  lines: RefundedLines,
): Promise<void> {
  for (const { lineId, pieces } of lines) {
    const { numUpdatedRows } = await trx
      .updateTable('order_lines')
      .set((line) => ({ refunded: line('refunded', '+', pieces) }))
      .where('site_id', '=', siteId)
      .where('order_id', '=', orderId)
      .where('id', '=', lineId)
      .where((line) => line(line('pieces', '-', line.ref('refunded')), '>=', pieces))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new CallError('order-state');
  }
}
