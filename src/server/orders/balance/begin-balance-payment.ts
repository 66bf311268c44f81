import { balanceDue } from '#domain/orders/balance.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import { OPEN_STATUSES } from '#server/payments/payment-provider.ts';
import type { PaymentId } from '#server/payments/tables.ts';
import { retryTransaction } from '#server/platform/database/retry-transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';
import { holdOrder } from '../hold-order.ts';
import type { OrderId } from '../tables.ts';
import { BALANCE_KEY } from './balance-key.ts';

/** Attempts to pay what is open of an order (ORD-77). */
const MAX_ATTEMPTS = 10;

type Begun =
  | { readonly kind: 'begun'; readonly paymentId: PaymentId }
  /** Another attempt is open, perhaps of another amount: it has to end first. */
  | { readonly kind: 'open'; readonly paymentId: PaymentId; readonly isSame: boolean }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'too-many-attempts' };

/**
 * Writes an attempt to pay what is open of an order before any provider is asked for it (ORD-79, ORD-100, ORD-160). One at a
 * time: what is open is never asked for twice.
 */
export async function beginBalancePayment(
  services: Services,
  siteId: SiteId,
  orderId: OrderId,
  provider: string,
): Promise<Begun> {
  return retryTransaction(services.db, async (trx) => {
    const order = await holdOrder(trx, siteId, orderId);
    const due = order.state === 'canceled' ? 0 : balanceDue(order);
    if (due === 0) return { kind: 'nothing' };
    const attempts = await trx
      .selectFrom('payments')
      .select(['id', 'attempt', 'key', 'status', 'amount', 'provider'])
      .where('site_id', '=', siteId)
      .where('order_id', '=', orderId)
      .orderBy('attempt', 'desc')
      .execute();
    const open = attempts.find(({ status }) => OPEN_STATUSES.some((each) => each === status));
    if (open !== undefined) {
      return { kind: 'open', paymentId: open.id, isSame: open.amount === due && open.provider === provider };
    }
    if (attempts.filter(({ key }) => key.includes(BALANCE_KEY)).length >= MAX_ATTEMPTS) {
      return { kind: 'too-many-attempts' };
    }
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
        paid_on: null,
        asked_at: new Date(services.now()),
        answered_at: null,
      })
      .execute();
    return { kind: 'begun', paymentId: id };
  });
}
