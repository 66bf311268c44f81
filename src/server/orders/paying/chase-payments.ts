import type { Services } from '#server/platform/services.ts';
import { OPEN_STATUSES } from '#server/payments/payment-provider.ts';
import { carryOutRefunds } from './carry-out-refunds.ts';
import { expireUnasked } from './expire-unasked.ts';
import { followPayment } from './follow-payment.ts';
import { releaseOrder } from './release-order.ts';
import { siteBySite } from './site-by-site.ts';

/** More orders than ever wait too long at once. */
const MOST_DUE = 5_000;
/** The newest are asked for; what is older is found when the account is compared (ORD-168). */
const MOST_HANGING = 1_000;
/** So old is an attempt of which the provider is asked without any message (ORD-161). */
const OLD_MS = 2 * 60_000;
const EVENT_LIFE_MS = 30 * 86_400_000;

/**
 * Asks providers about payments and refunds that hang, however that came about: no message of a provider and no browser is
 * needed for an order to be placed (ORD-161, ORD-164). Orders that were not paid within half an hour are ended (ORD-87). What
 * fails is thrown once all were looked at.
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
    .limit(MOST_DUE)
    .execute();
  const errors = [
    ...(await siteBySite(due, services.now, async ({ siteId, id }) => {
      const ended = await releaseOrder(services, siteId, id);
      if (ended === null) await expireUnasked(services, siteId, id);
    })),
  ];
  const old = new Date(now - OLD_MS);
  const hanging = await db
    .selectFrom('payments')
    .select(['site_id as siteId', 'id'])
    .where('status', 'in', [...OPEN_STATUSES])
    .where('provider', '!=', 'manual')
    .where('asked_at', '<', old)
    .orderBy('asked_at', 'desc')
    .limit(MOST_HANGING)
    .execute();
  errors.push(
    ...(await siteBySite(hanging, services.now, ({ siteId, id }) => followPayment(services, siteId, id))),
  );
  const refunds = await db
    .selectFrom('refunds')
    .select(['site_id as siteId', 'order_id as orderId'])
    .distinct()
    .where('status', '=', 'pending')
    .where('created_at', '<', old)
    .limit(MOST_HANGING)
    .execute();
  errors.push(
    ...(await siteBySite(refunds, services.now, ({ siteId, orderId }) =>
      carryOutRefunds(services, siteId, orderId),
    )),
  );
  await db
    .deleteFrom('payment_events')
    .where('received_at', '<', new Date(now - EVENT_LIFE_MS))
    .execute();
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} payments could not be looked at`);
}
