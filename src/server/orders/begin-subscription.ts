import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { chargeDate, daysLater } from '#domain/subscriptions/charge-dates.ts';
import { createId, isId } from '#lib/id.ts';
import { createToken, hashToken } from '#server/accounts/session-token.ts';
import type { Database } from '#server/platform/database/database.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import { sealContext } from '#server/platform/secrets/seal-context.ts';
import type { SecretCipher } from '#server/platform/secrets/secret-cipher.ts';
import { subscriptionBegun } from './order-happened.ts';
import type { OrderId } from './tables.ts';

/**
 * The subscription that an order begins comes into being in the transaction in which the order is paid or received, and the
 * order is its first charge (ORD-108, ORD-110). Of one that is tried for nothing the first charge comes when that is over
 * (MEMB-52). Of an order that begins none, or has begun it before, nothing follows.
 */
export async function beginSubscription(
  trx: Transaction<Database>,
  cipher: SecretCipher,
  siteId: SiteId,
  orderId: OrderId,
  at: Date,
): Promise<void> {
  const order = await findOrder(trx, siteId, orderId);
  if (order === null || order.begins === null || order.begins.terms.plan === null) return;
  // One that goes on changes once all of it is paid (MEMB-55).
  if (order.begins.changes !== undefined) return;
  const { terms, price, zone, deliveryOptionId, paidBy } = order.begins;
  const { billingPeriod: period, numBillingCycles: cycles } = order.begins.terms.plan;
  const isTried = terms.trialDays > 0;
  const now = at.getTime();
  const anchor = isTried ? daysLater(now, terms.trialDays, zone) : now;
  const cycle = isTried ? 0 : 1;
  const dates = { anchor, anchorCycle: 1, zone, period };
  const following = new Date(chargeDate(dates, cycle + 1));
  const isLast = cycles !== 0 && cycle >= cycles;
  const [line] = price.lines;
  const id = createId<'subscription'>(now);
  const token = createToken();
  const isProduct = terms.kind === 'product';
  await trx
    .insertInto('subscriptions')
    .values({
      site_id: siteId,
      id,
      kind: terms.kind,
      state: 'active',
      product_id: isProduct && line !== undefined && isId<'document'>(line.productId) ? line.productId : null,
      variant_id: isProduct ? (line?.variantId ?? null) : null,
      plan_id: terms.planId,
      fund_id: terms.fundId,
      donate_page_id: terms.donatePageId,
      title: terms.title,
      option_text: line?.optionText ?? '',
      pieces: line?.pieces ?? 1,
      member_id: order.memberId,
      email: order.email,
      email_key: order.emailKey,
      name: order.name,
      phone: order.phone,
      language: order.language,
      token_hash: hashToken(token),
      token_sealed: cipher.seal(token, sealContext('subscriptions', [siteId, id])),
      anchor_at: new Date(anchor),
      zone,
      period_value: period.value,
      period_unit: period.unit,
      cycles,
      cycle,
      // After the last charge nothing is due but its end (ORD-109).
      next_at: isLast ? null : following,
      ends_at: isLast ? following : null,
      trial_ends_at: isTried ? new Date(anchor) : null,
      tried_plan_id: isTried ? terms.planId : null,
      price: JSON.stringify(price),
      delivery: jsonOrNull(order.delivery),
      billing: jsonOrNull(order.billing),
      delivery_option: jsonOrNull(
        order.deliveryOption === null || deliveryOptionId === null
          ? null
          : { id: deliveryOptionId, ...order.deliveryOption },
      ),
      currency: order.currency,
      provider: order.provider ?? paidBy?.provider ?? 'manual',
      customer_id: order.customerId ?? paidBy?.customerId ?? null,
      method_id: order.methodId ?? paidBy?.methodId ?? null,
      method: jsonOrNull(order.methodId === null ? (paidBy?.method ?? null) : order.method),
      is_test: order.isTest,
      created_at: at,
    })
    .execute();
  await trx
    .updateTable('orders')
    .set({ subscription_id: id, cycle })
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .execute();
  await trx
    .insertInto('subscription_events')
    .values({
      site_id: siteId,
      subscription_id: id,
      id: createId<'subscription-event'>(now),
      kind: 'begun',
      by_kind: 'buyer',
      account_id: null,
      data: JSON.stringify({ orderId }),
      at,
    })
    .execute();
  await recordEvents(trx, subscriptionBegun, [{ siteId, subject: id, params: { orderId }, at }]);
}

/** Null unless it is placed, and has begun nothing yet. */
async function findOrder(trx: Transaction<Database>, siteId: SiteId, orderId: OrderId) {
  const order = await trx
    .selectFrom('orders')
    .leftJoin('payments as payment', (join) =>
      join.onRef('payment.site_id', '=', 'orders.site_id').onRef('payment.order_id', '=', 'orders.id'),
    )
    .select([
      'orders.begins',
      'orders.email',
      'orders.email_key as emailKey',
      'orders.name',
      'orders.phone',
      'orders.language',
      'orders.member_id as memberId',
      'orders.delivery',
      'orders.billing',
      'orders.delivery_option as deliveryOption',
      'orders.currency',
      'orders.is_test as isTest',
      'payment.provider',
      'payment.customer_id as customerId',
      'payment.method_id as methodId',
      'payment.method',
    ])
    .where('orders.site_id', '=', siteId)
    .where('orders.id', '=', orderId)
    .where('orders.begins', 'is not', null)
    .where('orders.subscription_id', 'is', null)
    .where('orders.placed_at', 'is not', null)
    .where('orders.state', '!=', 'canceled')
    .orderBy('payment.attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return order ?? null;
}

function jsonOrNull(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}
