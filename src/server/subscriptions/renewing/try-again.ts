import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { daysLater } from '#domain/subscriptions/charge-dates.ts';
import { createId, type Id } from '#lib/id.ts';
import { applyPaymentState } from '#server/orders/apply-payment-state.ts';
import { holdAnyOrder, type HeldOrder } from '#server/orders/hold-order.ts';
import { holdForAttempt } from '#server/orders/hold-for-attempt.ts';
import { followPayment } from '#server/orders/paying/follow-payment.ts';
import { settleAwaited } from '#server/orders/settle-awaited.ts';
import { OPEN_STATUSES } from '#server/payments/payment-provider.ts';
import type { PaymentId } from '#server/payments/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import { retryTransaction } from '#server/platform/database/retry-transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';
import { holdSubscription, type HeldSubscription } from '../hold-subscription.ts';
import { canRenew } from './can-renew.ts';
import { canBeAsked } from './open-charge.ts';
import { openOrder } from './open-order.ts';

const SYSTEM = { kind: 'system' } as const;

/**
 * Tries the charge of a subscription that is past due once more, by what is kept for it now (ORD-112, ORD-117). One attempt at a
 * time: what is under way, by the buyer's link say, is followed first, so that nothing is charged twice (ORD-113). Says where
 * the payment led to; null where there is nothing to be tried.
 */
export async function tryAgain(
  services: Services,
  siteId: SiteId,
  subscriptionId: Id<'subscription'>,
): Promise<'paid' | 'failed' | 'open' | null> {
  const order = await openOrder(services.db, siteId, subscriptionId);
  if (order === null) return null;
  for (const paymentId of await openPayments(services, siteId, order.id)) {
    await followPayment(services, siteId, paymentId, { isEnding: true });
  }
  const paymentId = await retryTransaction(services.db, (trx) =>
    beginAttempt(trx, services, siteId, subscriptionId),
  );
  if (paymentId === null) return stateNow(services, siteId, subscriptionId);
  const followed = await followPayment(services, siteId, paymentId);
  if (followed === null || followed.isUnreachable) return 'open';
  return followed.status === 'succeeded' ? 'paid' : followed.status === 'failed' ? 'failed' : 'open';
}

async function stateNow(
  services: Services,
  siteId: SiteId,
  subscriptionId: Id<'subscription'>,
): Promise<'paid' | 'failed'> {
  return (await openOrder(services.db, siteId, subscriptionId)) === null ? 'paid' : 'failed';
}

async function openPayments(
  { db }: Services,
  siteId: SiteId,
  orderId: Id<'order'>,
): Promise<readonly PaymentId[]> {
  const open = await db
    .selectFrom('payments')
    .select('id')
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('status', 'in', [...OPEN_STATUSES])
    .orderBy('attempt')
    .execute();
  return open.map(({ id }) => id);
}

/** Writes an attempt before the provider is asked for it; null where there is none to be made now. */
async function beginAttempt(
  trx: Transaction<Database>,
  services: Services,
  siteId: SiteId,
  subscriptionId: Id<'subscription'>,
): Promise<PaymentId | null> {
  const held = await holdSubscription(trx, siteId, subscriptionId);
  const found = await openOrder(trx, siteId, subscriptionId);
  const at = new Date(services.now());
  if (held.state !== 'pastDue' || found === null) return null;
  const order = await holdAnyOrder(trx, siteId, found.id);
  if (order.state !== 'awaitingPayment') return null;
  // What is due stays due until the site takes money again, and is tried once more before it is given up.
  if (!(await canRenew(trx, siteId))) {
    await keepDue(trx, siteId, order, new Date(daysLater(at.getTime(), 1, held.zone)));
    return null;
  }
  const attempts = await trx
    .selectFrom('payments')
    .select(['attempt', 'status'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', order.id)
    .orderBy('attempt', 'desc')
    .execute();
  // Its provider says nothing of the one before: nobody knows whether it takes money.
  if (attempts.some(({ status }) => OPEN_STATUSES.some((each) => each === status))) {
    await waitUntil(trx, held, new Date(at.getTime() + UNKNOWN_MS));
    return null;
  }
  if (!(await holdForAttempt(trx, siteId, order, at))) {
    await waitUntil(trx, held, new Date(daysLater(at.getTime(), 1, held.zone)));
    return null;
  }
  // What follows of the attempt says when the next one is.
  await waitUntil(trx, held, null);
  const id = createId<'payment'>(at.getTime());
  const attempt = (attempts[0]?.attempt ?? 0) + 1;
  const isAsked = await canBeAsked(trx, siteId, held);
  const { title: description } = await findSite(trx, siteId);
  await trx
    .insertInto('payments')
    .values({
      site_id: siteId,
      id,
      order_id: order.id,
      attempt,
      provider: held.provider,
      key: `${order.id}:pay:${attempt}`,
      amount: order.total,
      currency: order.currency,
      status: 'asking',
      description,
      way: 'renewal',
      customer_id: held.customer_id,
      method_id: held.method_id,
      paid_on: null,
      asked_at: at,
      answered_at: null,
    })
    .execute();
  if (isAsked) return id;
  await failAtOnce(trx, siteId, order, id, at);
  return null;
}

/** As long as an attempt that nobody knows the end of is waited for, before it is looked at again. */
const UNKNOWN_MS = 60 * 60_000;

async function waitUntil(
  trx: Transaction<Database>,
  { site_id: siteId, id, version }: HeldSubscription,
  next: Date | null,
): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({ next_try_at: next, version: version + 1 })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
}

/** The order is not given up before a moment (ORD-87). */
async function keepDue(
  trx: Transaction<Database>,
  siteId: SiteId,
  { id, dueAt }: HeldOrder,
  until: Date,
): Promise<void> {
  if (dueAt === null || dueAt >= until) return;
  await trx
    .updateTable('orders')
    .set({ due_at: until })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
}

async function failAtOnce(
  trx: Transaction<Database>,
  siteId: SiteId,
  order: HeldOrder,
  paymentId: PaymentId,
  at: Date,
): Promise<void> {
  const failed = { status: 'failed', paid: 0, failure: 'declined' } as const;
  const held = await holdAnyOrder(trx, siteId, order.id);
  const after = await applyPaymentState(trx, siteId, held, paymentId, failed, { by: SYSTEM, at });
  await settleAwaited(trx, siteId, after, { isOver: true, at, paymentId });
}
