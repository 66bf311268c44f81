import type { Services } from '#server/platform/services.ts';
import { OPEN_STATUSES } from '#server/payments/payment-provider.ts';
import { carryOutRefunds } from './carry-out-refunds.ts';
import { expireUnasked } from './expire-unasked.ts';
import { followPayment } from './follow-payment.ts';
import { releaseOrder } from './release-order.ts';

const BATCH = 100;
/** So old is an attempt of which the provider is asked without any message (ORD-161). */
const OLD_MS = 2 * 60_000;
const EVENT_LIFE_MS = 30 * 86_400_000;

/**
 * Asks providers about payments and refunds that hang, however that came about: no message of a provider and no browser is
 * needed for an order to be placed (ORD-161, ORD-164). Orders that were not paid within half an hour are ended (ORD-87).
 */
export async function chasePayments(services: Services): Promise<void> {
  const { db } = services;
  const now = services.now();
  const due = await db
    .selectFrom('orders')
    .select(['site_id as siteId', 'id'])
    .where('due_at', '<=', new Date(now))
    .where('state', '=', 'awaitingPayment')
    .orderBy('due_at')
    .limit(BATCH)
    .execute();
  for (const { siteId, id } of due) {
    const ended = await releaseOrder(services, siteId, id);
    if (ended === null) await expireUnasked(services, siteId, id);
  }
  const old = new Date(now - OLD_MS);
  const hanging = await db
    .selectFrom('payments')
    .select(['site_id as siteId', 'id'])
    .where('status', 'in', [...OPEN_STATUSES])
    .where('provider', '!=', 'manual')
    .where('asked_at', '<', old)
    .orderBy('asked_at', 'desc')
    .limit(BATCH)
    .execute();
  for (const { siteId, id } of hanging) await followPayment(services, siteId, id);
  const refunds = await db
    .selectFrom('refunds')
    .select(['site_id as siteId', 'order_id as orderId'])
    .distinct()
    .where('status', '=', 'pending')
    .where('created_at', '<', old)
    .limit(BATCH)
    .execute();
  for (const { siteId, orderId } of refunds) await carryOutRefunds(services, siteId, orderId);
  await db
    .deleteFrom('payment_events')
    .where('received_at', '<', new Date(now - EVENT_LIFE_MS))
    .execute();
}
