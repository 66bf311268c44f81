import type { Transaction } from 'kysely';
import { balanceDue } from '#domain/orders/balance.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { createId, type Id } from '#lib/id.ts';
import { OPEN_STATUSES } from '#server/payments/payment-provider.ts';
import type { PaymentId } from '#server/payments/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import { retryTransaction } from '#server/platform/database/retry-transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';
import { holdForAttempt } from '../hold-for-attempt.ts';
import { holdAnyOrder, holdOrder, type HeldOrder } from '../hold-order.ts';
import type { OrderId } from '../tables.ts';
import { BALANCE_KEY } from './balance-key.ts';

/** Attempts to pay what is open of an order (ORD-77). */
const MAX_ATTEMPTS = 10;

/** How somebody wants to pay what is open. */
export interface ChosenWay {
  readonly provider: string;
  /** With what is kept for a subscription; null: on the page of the provider. */
  readonly kept?: { readonly methodId: string } | null;
}

type Begun =
  | { readonly kind: 'begun'; readonly paymentId: PaymentId }
  /** Another attempt is open, perhaps of another amount: it has to end first. */
  | { readonly kind: 'open'; readonly paymentId: PaymentId; readonly isSame: boolean }
  | { readonly kind: 'nothing' }
  /** Its pieces are not there now: a renewal holds them for the time of an attempt alone (ORD-112). */
  | { readonly kind: 'short' }
  | { readonly kind: 'too-many-attempts' };

/**
 * Writes an attempt to pay what is open of an order, or a renewal that could not be charged, before any provider is asked for it
 * (ORD-79, ORD-100, ORD-113, ORD-160). One at a time: what is open is never asked for twice.
 */
export async function beginBalancePayment(
  services: Services,
  siteId: SiteId,
  orderId: OrderId,
  { provider, kept = null }: ChosenWay,
): Promise<Begun> {
  return retryTransaction(services.db, async (trx) => {
    const order = await holdPayable(trx, siteId, orderId);
    const due = order.state === 'canceled' ? 0 : balanceDue(order);
    if (due === 0) return { kind: 'nothing' };
    const attempts = await trx
      .selectFrom('payments')
      .select(['id', 'attempt', 'key', 'status', 'amount', 'provider', 'method_id as methodId'])
      .where('site_id', '=', siteId)
      .where('order_id', '=', orderId)
      .orderBy('attempt', 'desc')
      .execute();
    const open = attempts.find(({ status }) => OPEN_STATUSES.some((each) => each === status));
    if (open !== undefined) {
      const isSame =
        open.amount === due && open.provider === provider && open.methodId === (kept?.methodId ?? null);
      return { kind: 'open', paymentId: open.id, isSame };
    }
    if (attempts.filter(({ key }) => key.includes(BALANCE_KEY)).length >= MAX_ATTEMPTS) {
      return { kind: 'too-many-attempts' };
    }
    if (!(await holdForAttempt(trx, siteId, order, new Date(services.now())))) return { kind: 'short' };
    const { title: description } = await findSite(trx, siteId);
    const id = createId<'payment'>(services.now());
    const attempt = (attempts[0]?.attempt ?? 0) + 1;
    await trx
      .insertInto('payments')
      .values({
        site_id: siteId,
        id,
        order_id: orderId,
        attempt,
        provider,
        key: `${orderId}${BALANCE_KEY}${attempt}`,
        amount: due,
        currency: order.currency,
        status: 'asking',
        description,
        ...(kept === null ? {} : { way: 'kept' as const, method_id: kept.methodId }),
        // What a renewal is paid by is what the next one is charged by (ORD-112).
        ...(order.subscriptionId === null
          ? {}
          : {
              keeps_method: true,
              customer_id: await customerOf(trx, siteId, order.subscriptionId, provider),
            }),
        paid_on: null,
        asked_at: new Date(services.now()),
        answered_at: null,
      })
      .execute();
    return { kind: 'begun', paymentId: id };
  });
}

/** An order that was placed, or a renewal that waits for its payment. Throws `not-found`. */
async function holdPayable(trx: Transaction<Database>, siteId: SiteId, orderId: OrderId): Promise<HeldOrder> {
  const order = await holdAnyOrder(trx, siteId, orderId);
  const isRenewal = order.subscriptionId !== null && order.state === 'awaitingPayment';
  return isRenewal ? order : holdOrder(trx, siteId, orderId);
}

/** By which a provider knows who pays for a subscription; null where it does not. */
async function customerOf(
  trx: Transaction<Database>,
  siteId: SiteId,
  subscriptionId: Id<'subscription'>,
  provider: string,
): Promise<string | null> {
  const subscription = await trx
    .selectFrom('subscriptions')
    .select('customer_id as customerId')
    .where('site_id', '=', siteId)
    .where('id', '=', subscriptionId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return subscription?.customerId ?? null;
}
