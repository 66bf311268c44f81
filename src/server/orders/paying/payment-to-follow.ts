import { sql, type Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { CallOutside } from '#server/platform/network/call-outside.ts';
import type { Services } from '#server/platform/services.ts';
import { openAccount } from '#server/payments/payment-accounts.ts';
import type { BegunSubscription } from '#domain/orders/begun-subscription.ts';
import type {
  PaymentAttempt,
  PaymentWay,
  ProviderAccess,
  ProviderCalls,
} from '#server/payments/payment-provider.ts';
import { findProvider } from '#server/payments/providers.ts';
import type { PaymentId } from '#server/payments/tables.ts';
import { findSite } from '#server/sites/queries.ts';
import { tokenOfOrder } from '../queries.ts';

/** A payment with all that it takes to ask its provider about it; null where there is nobody to ask. */
export async function paymentToFollow(
  services: Services,
  siteId: SiteId,
  paymentId: PaymentId,
  callService: CallOutside = services.callService,
) {
  const { db, cipher, config } = services;
  const payment = await db
    .selectFrom('payments as payment')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.site_id', '=', 'payment.site_id')
        .onRef('orders.id', '=', 'payment.order_id')
        .on('orders.site_id', '=', siteId),
    )
    .select([
      'payment.id',
      'payment.order_id as orderId',
      'payment.provider',
      'payment.key',
      'payment.amount',
      'payment.currency',
      'payment.status',
      'payment.paid',
      'payment.description',
      'payment.way',
      'payment.customer_id as customerId',
      'payment.method_id as methodId',
      'payment.keeps_method as keeps',
      'orders.member_id as memberId',
      'payment.provider_id as providerId',
      'payment.asked_at as askedAt',
      'orders.email',
      'orders.state as orderState',
      'orders.begins',
      'orders.subscription_id as subscriptionId',
      standing.as('standing'),
    ])
    .where('payment.site_id', '=', siteId)
    .where('payment.id', '=', paymentId)
    .executeTakeFirst();
  const provider = payment === undefined ? null : findProvider(payment.provider);
  if (payment === undefined || provider === null || provider.calls === null) return null;
  const account = await openAccount(services, siteId, provider.id);
  if (provider.needsAccount && account === null) return null;
  const { identifier } = await findSite(db, siteId);
  const token = await tokenOfOrder(db, cipher, siteId, payment.orderId);
  const { key, amount, currency, email, description, askedAt, way, customerId, methodId, keeps } = payment;
  const returnUrl = publicUrl(config, identifier, `/checkout/return/${token}`);
  const attempt: PaymentAttempt = {
    id: paymentId,
    key,
    amount,
    currency,
    email,
    description,
    askedAt,
    returnUrl,
    way,
    customer:
      keeps || methodId !== null
        ? { customerId, methodId, keeps, ...(isForLater(payment) ? { isForLater: true } : {}) }
        : null,
  };
  const access: ProviderAccess = { services: { ...services, callService }, siteId, account };
  const calls: ProviderCalls = provider.calls;
  return { ...payment, calls, access, attempt };
}

/** All that is known of where a payment, its refunds and its disputes stand, in one text that differs once one of them does. */
const standing = sql<string>`concat_ws(' ', payment.status, payment.paid,
  (select string_agg(concat_ws(':', id, status), ' ' order by id) from refunds
    where site_id = payment.site_id and payment_id = payment.id),
  (select string_agg(concat_ws(':', id, state), ' ' order by id) from disputes
    where site_id = payment.site_id and order_id = payment.order_id and payment_id = payment.id))`;

/** Whether something newer was written of a payment since it was looked up, so that an answer may be of before (ORD-164). */
export async function isOutrun(
  trx: Transaction<Database>,
  siteId: SiteId,
  payment: FollowedPayment,
): Promise<boolean> {
  const now = await trx
    .selectFrom('payments as payment')
    .select(standing.as('standing'))
    .where('payment.site_id', '=', siteId)
    .where('payment.id', '=', payment.id)
    .executeTakeFirstOrThrow();
  return now.standing !== payment.standing;
}

export type FollowedPayment = NonNullable<Awaited<ReturnType<typeof paymentToFollow>>>;

/** What it is paid by is charged again: it begins a subscription, or its buyer pays a renewal (ORD-110, ORD-113). */
function isForLater({
  begins,
  subscriptionId,
  way,
}: {
  readonly begins: BegunSubscription | null;
  readonly subscriptionId: string | null;
  readonly way: PaymentWay;
}): boolean {
  return begins?.terms.plan != null || (subscriptionId !== null && way !== 'renewal');
}
