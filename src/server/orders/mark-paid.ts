import type { Transaction } from 'kysely';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { balanceDue } from '#domain/orders/balance.ts';
import { createId } from '#lib/id.ts';
import type { PaymentId } from '#server/payments/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OrdersAsked } from '#domain/orders/order-kind.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { retryTransaction } from '#server/platform/database/retry-transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { applyPaymentState } from './apply-payment-state.ts';
import { endBalancePayments } from './balance/end-balance-payments.ts';
import { holdOrder, type HeldOrder } from './hold-order.ts';
import type { OrderId } from './tables.ts';

interface ReceivedMoney {
  readonly siteId: SiteId;
  readonly orderId: OrderId;
  readonly accountId: AccountId;
  /** Whole minor units. */
  readonly amount: number;
  /** `2026-11-26` */
  readonly day: string;
  readonly reference: string;
  /** What the order had when it was looked at: the same money is not counted twice. */
  readonly version: number;
  readonly of?: OrdersAsked;
}

/**
 * The owner says that money came, all of it or a part (ORD-70). Throws `not-found`, `order-changed` where somebody changed
 * the order meanwhile, and `order-state` where there is nothing to be paid.
 */
export async function markPaid(services: Services, money: ReceivedMoney): Promise<void> {
  const { siteId, orderId, accountId, amount, day, reference, version, of } = money;
  await retryTransaction(services.db, async (trx) => {
    const order = await holdOrder(trx, siteId, orderId, of);
    if (order.version !== version) throw new CallError('order-changed');
    const due = balanceDue(order);
    if (order.state === 'canceled' || due === 0) throw new CallError('order-state');
    const payment = await paymentByHand(trx, siteId, order, due, new Date(services.now()));
    const paid = payment.paid + amount;
    await trx
      .updateTable('payments')
      .set({ amount: payment.paid + due, paid_on: day, reference })
      .where('site_id', '=', siteId)
      .where('id', '=', payment.id)
      .execute();
    const status = amount >= due ? 'succeeded' : 'waiting';
    const state = { status, paid } as const;
    const by = { kind: 'person', accountId } as const;
    await applyPaymentState(trx, siteId, order, payment.id, state, {
      by,
      at: new Date(services.now()),
      reference,
      day,
    });
  });
  // What was open is asked for by nobody else any more.
  await endBalancePayments(services, siteId, orderId);
}

/** The one payment of an order that its seller counts; what is open of it follows the total, which may have changed. */
async function paymentByHand(
  trx: Transaction<Database>,
  siteId: SiteId,
  order: HeldOrder,
  due: number,
  at: Date,
): Promise<{ readonly id: PaymentId; readonly paid: number }> {
  const payments = await trx
    .selectFrom('payments')
    .select(['id', 'paid', 'provider', 'attempt'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', order.id)
    .orderBy('attempt', 'desc')
    .execute();
  const known = payments.find(({ provider }) => provider === 'manual');
  if (known !== undefined) return known;
  const id = createId<'payment'>(at.getTime());
  const attempt = (payments[0]?.attempt ?? 0) + 1;
  await trx
    .insertInto('payments')
    .values({
      site_id: siteId,
      id,
      order_id: order.id,
      attempt,
      provider: 'manual',
      key: `${order.id}:pay:${attempt}`,
      amount: due,
      currency: order.currency,
      status: 'waiting',
      description: '',
      paid_on: null,
      asked_at: at,
      answered_at: at,
    })
    .execute();
  return { id, paid: 0 };
}
