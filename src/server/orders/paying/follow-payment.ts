import type { SiteId } from '#domain/documents/record.ts';
import type { OrderState } from '#domain/orders/order-states.ts';
import type { PaymentFailure } from '#domain/orders/payment-failure.ts';
import type { Transaction } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import { retryTransaction } from '#server/platform/database/retry-transaction.ts';
import type { CallOutside } from '#server/platform/network/call-outside.ts';
import type { Services } from '#server/platform/services.ts';
import type {
  KeptMethod,
  PaymentState,
  ProviderAnswer,
  StartedPayment,
} from '#server/payments/payment-provider.ts';
import { keepCustomer, keepMethod } from '#server/payments/kept-methods.ts';
import { findProvider } from '#server/payments/providers.ts';
import type { PaymentId } from '#server/payments/tables.ts';
import { giveBackLate } from '../balance/give-back-late.ts';
import { beginSubscription } from '../begin-subscription.ts';
import { applyPaymentState } from '../apply-payment-state.ts';
import { holdAnyOrder } from '../hold-order.ts';
import { settleAwaited } from '../settle-awaited.ts';
import { carryOutRefunds } from './carry-out-refunds.ts';
import { isOutrun, paymentToFollow, type FollowedPayment } from './payment-to-follow.ts';

/** Where a payment led to. */
export interface FollowedTo {
  readonly order: OrderState;
  readonly status: PaymentState['status'];
  readonly failure: PaymentFailure | null;
  /** Where the buyer pays; null where there is nothing for them to do. */
  readonly payUrl: string | null;
  /** With which the provider's script goes on in the buyer's browser; null where it has nothing to do (ORD-74). */
  readonly fieldsSecret: string | null;
  /** The provider did not answer: nobody knows more than before (ORD-166). */
  readonly isUnreachable: boolean;
}

export interface Following {
  readonly isEnding?: boolean;
  readonly callProvider?: CallOutside;
}

/** As long as the same key may be used again (ORD-79). */
const KEY_LIFE_MS = 23 * 60 * 60_000;
/** As often an answer may turn out to be of before; who asks later then knows. */
const TRIES = 3;
/** As much as the clocks of a provider and of the database may differ. */
const CLOCKS_DIFFER_MS = 24 * 60 * 60_000;

/**
 * Asks a provider where a payment stands and applies it: after a message, when the buyer comes back, by the job that waits for
 * no message, and before an order expires. All roads end here (ORD-161, ORD-164). One that was never answered is begun again
 * with its own key, which takes nothing twice (ORD-79, ORD-160). Where something newer was written while the provider answered,
 * it is asked again: what came late is not what there is. `isEnding` ends it where it was not paid (ORD-87). Null where there
 * is nobody to ask. `callProvider` is how somebody calls who does not wait as long as the provider may take for each call.
 */
export async function followPayment(
  services: Services,
  siteId: SiteId,
  paymentId: PaymentId,
  { isEnding = false, callProvider }: Following = {},
): Promise<FollowedTo | null> {
  for (let tried = 1; ; tried += 1) {
    const payment = await paymentToFollow(services, siteId, paymentId, callProvider);
    if (payment === null) return null;
    const followed = await followOnce(services, siteId, payment, isEnding);
    if (followed !== 'outrun') return followed;
    if (tried === TRIES) return unknown(payment);
  }
}

async function followOnce(
  services: Services,
  siteId: SiteId,
  payment: FollowedPayment,
  isEnding: boolean,
): Promise<FollowedTo | 'outrun'> {
  const started = await ask(services, payment);
  if (started.kind === 'unreachable') return unknown(payment);
  const answer: Answer =
    started.kind === 'refused'
      ? { ...NOWHERE, providerId: payment.providerId, state: refused(started.failure) }
      : started.value;
  const last = isEnding ? await end(payment, answer) : answer;
  if (last === null) return unknown(payment);
  // Money that has come is not gone because it is not found, at another account say: the night's comparison lists it (ORD-168).
  if (last.state.paid < payment.paid) return { ...unknown(payment), isUnreachable: false };
  const order = await apply(services, siteId, payment, last);
  if (order === 'outrun') return 'outrun';
  // Money that came too late goes back at once (ORD-162).
  if (order === 'canceled') await carryOutRefunds(services, siteId, payment.orderId);
  const { status, failure = null } = last.state;
  const isOpen = status === 'needs-method' || status === 'needs-confirmation';
  const { payUrl, fieldsSecret } = isOpen ? last : NOWHERE;
  return { order, status, failure, payUrl, fieldsSecret, isUnreachable: false };
}

const NOWHERE = { intentId: null, payUrl: null, fieldsSecret: null, customerId: null, kept: null } as const;

/** Nobody knows more than before. */
function unknown({ orderState: order, status }: FollowedPayment): FollowedTo {
  return { order, status, failure: null, payUrl: null, fieldsSecret: null, isUnreachable: true };
}

interface Answer {
  readonly providerId: string | null;
  readonly intentId: string | null;
  readonly payUrl: string | null;
  readonly fieldsSecret: string | null;
  readonly customerId: string | null;
  readonly kept: KeptMethod | null;
  readonly state: PaymentState;
}

async function ask(services: Services, payment: FollowedPayment): Promise<ProviderAnswer<StartedPayment>> {
  const { calls, access, attempt, providerId, amount, askedAt } = payment;
  if (providerId !== null) return calls.fetch(access, { providerId, amount });
  const isKeyAlive = services.now() - askedAt.getTime() < KEY_LIFE_MS;
  // Who keeps payments in this database begins none twice, however old its key is.
  return isKeyAlive || calls.list === null ? calls.start(access, attempt) : find(payment, calls.list);
}

/** What became of a payment that was never answered: begun again by a key that old, it could be taken twice (ORD-79). */
async function find(
  { calls, access, attempt, amount, askedAt }: FollowedPayment,
  list: NonNullable<FollowedPayment['calls']['list']>,
): Promise<ProviderAnswer<StartedPayment>> {
  const listed = await list(access, new Date(askedAt.getTime() - CLOCKS_DIFFER_MS));
  if (listed.kind !== 'answered') return listed;
  const found = listed.value.payments.find(({ key }) => key === attempt.key);
  if (found === undefined) return { kind: 'refused', failure: 'try-again' };
  return calls.fetch(access, { providerId: found.providerId, amount });
}

/** Ends what was not paid; null where the provider does not answer. */
async function end({ calls, access, amount }: FollowedPayment, answer: Answer): Promise<Answer | null> {
  const { providerId, state } = answer;
  const isOpen = state.status === 'needs-method' || state.status === 'needs-confirmation';
  if (providerId === null || !isOpen) return answer;
  const ended = await calls.cancel(access, { providerId, amount });
  if (ended.kind === 'unreachable') return null;
  return ended.kind === 'refused' ? answer : { ...answer, state: ended.value };
}

async function apply(
  services: Services,
  siteId: SiteId,
  payment: FollowedPayment,
  answer: Answer,
): Promise<OrderState | 'outrun'> {
  const { orderId } = payment;
  const paymentId = payment.id;
  const { providerId, intentId, state } = answer;
  return retryTransaction(services.db, async (trx) => {
    // The cart before its order, as everywhere.
    await trx
      .selectFrom('carts')
      .select('id')
      .where('site_id', '=', siteId)
      .where('id', 'in', (eb) =>
        eb.selectFrom('orders').select('cart_id').where('site_id', '=', siteId).where('id', '=', orderId),
      )
      .forUpdate()
      .execute();
    const held = await holdAnyOrder(trx, siteId, orderId);
    if (await isOutrun(trx, siteId, payment)) return 'outrun';
    const at = new Date(services.now());
    if (providerId !== null) {
      await trx
        .updateTable('payments')
        .set({ provider_id: providerId, ...(intentId === null ? {} : { provider_intent: intentId }) })
        .where('site_id', '=', siteId)
        .where('id', '=', paymentId)
        .execute();
    }
    await keepOfMember(trx, siteId, payment, answer, at);
    const isRenewal = held.subscriptionId !== null && payment.way !== 'renewal';
    if (isRenewal || held.begins?.terms.plan != null) await keepForLater(trx, siteId, paymentId, answer);
    const by = { kind: payment.way === 'renewal' ? 'system' : 'buyer' } as const;
    const order = await applyPaymentState(trx, siteId, held, paymentId, state, { by, at });
    await giveBackLate(trx, siteId, held, order, at);
    const isOver = state.status === 'failed' || state.status === 'canceled';
    const wasUnderWay = payment.status === 'processing';
    await settleAwaited(trx, siteId, order, { isOver, at, paymentId, wasUnderWay });
    const now = await holdAnyOrder(trx, siteId, orderId);
    if (now.begins !== null) await beginSubscription(trx, services.cipher, siteId, orderId, at);
    return now.state;
  });
}

/** What a member asked to keep, once the provider keeps it (ORD-146). */
async function keepOfMember(
  trx: Transaction<Database>,
  siteId: SiteId,
  { memberId, keeps, provider, access }: FollowedPayment,
  { customerId, kept }: Answer,
  at: Date,
): Promise<void> {
  if (!keeps || memberId === null || customerId === null || findProvider(provider)?.keeping == null) return;
  const customer = { provider, memberId, isLive: access.account?.isLive ?? true };
  await keepCustomer(trx, siteId, customer, customerId, at);
  if (kept !== null) await keepMethod(trx, siteId, customer, kept, at);
}

/** With what a subscription is charged again, for which nobody has to be a member (ORD-110). */
async function keepForLater(
  trx: Transaction<Database>,
  siteId: SiteId,
  paymentId: PaymentId,
  { customerId, kept }: Answer,
): Promise<void> {
  const known = kept ?? (customerId === null ? null : { customerId, methodId: null });
  if (known === null) return;
  await trx
    .updateTable('payments')
    .set({
      customer_id: known.customerId,
      ...(known.methodId === null ? {} : { method_id: known.methodId }),
    })
    .where('site_id', '=', siteId)
    .where('id', '=', paymentId)
    .execute();
}

function refused(failure: PaymentFailure): PaymentState {
  return { status: 'failed', paid: 0, failure };
}
