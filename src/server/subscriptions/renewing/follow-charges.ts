import type { Transaction } from 'kysely';
import { canSubscriptionBecome } from '#domain/subscriptions/subscription-states.ts';
import { nextTry } from '#domain/subscriptions/renewal-tries.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import type { JsonObject } from '#lib/json.ts';
import { invariant } from '#lib/invariant.ts';
import { orderCanceled, orderPaid, renewalExpired, renewalFailed } from '#server/orders/order-happened.ts';
import type { Database } from '#server/platform/database/database.ts';
import { defineEventConsumer } from '#server/platform/events/define-event-consumer.ts';
import type { Services } from '#server/platform/services.ts';
import { addSubscriptionEvent } from '../add-subscription-event.ts';
import { holdSubscription, type HeldSubscription } from '../hold-subscription.ts';
import { moveSubscription } from '../move-subscription.ts';
import { findCharge, type Charge } from './charge.ts';
import { endUnpaid } from './end-unpaid.ts';
import { tellFailed } from './tell-failed.ts';

const orderIdSchema = idSchema<'order'>();
const SYSTEM = { kind: 'system' } as const;

/**
 * What becomes of subscriptions by what becomes of their charges (ORD-112): paid, one is active again and keeps its dates; not
 * paid, it is past due and tried again; not paid in all its days, it ends or rests. Each exactly once, with its mails.
 */
export const followCharges = defineEventConsumer<JsonObject>({
  name: 'follow-charges',
  events: [orderPaid, renewalFailed, renewalExpired, orderCanceled],
  async consume(services, { siteId, subject, type, params }, trx) {
    invariant(siteId !== null, 'orders are of a site');
    const charge = await findCharge(trx, siteId, orderIdSchema.parse(subject));
    if (charge === null) return;
    const held = await holdSubscription(trx, siteId, charge.subscriptionId);
    const at = new Date(services.now());
    switch (type) {
      case orderPaid.type:
        return notePaid(trx, held, charge, at);
      case renewalFailed.type: {
        const { paymentId } = renewalFailed.params.parse(params);
        return noteFailed(trx, services, held, charge, { paymentId, at });
      }
      case renewalExpired.type:
        return endUnpaid(trx, services, held, charge, at);
      case orderCanceled.type: {
        const { isUnpaid } = orderCanceled.params.parse(params);
        if (isUnpaid) await endUnpaid(trx, services, held, charge, at);
      }
    }
  },
});

async function notePaid(
  trx: Transaction<Database>,
  held: HeldSubscription,
  { orderId, cycle, isFirst }: Charge,
  at: Date,
): Promise<void> {
  const { site_id: siteId, id } = held;
  // What began it says that already.
  if (isFirst) return;
  await keepNewMethod(trx, held, orderId, at);
  const data = { cycle, order: orderId };
  if (held.state === 'pastDue' && cycle === held.cycle) {
    const dates = { first_failed_at: null, next_try_at: null, tries: 0 };
    return moveSubscription(trx, siteId, held, { to: 'active', kind: 'paid', dates, by: SYSTEM, at, data });
  }
  await addSubscriptionEvent(trx, siteId, id, { kind: 'paid', by: SYSTEM, data, at });
}

/** With what its buyer paid a renewal that could not be charged, the next ones are charged (ORD-112, ORD-113). */
async function keepNewMethod(
  trx: Transaction<Database>,
  held: HeldSubscription,
  orderId: Charge['orderId'],
  at: Date,
): Promise<void> {
  const { site_id: siteId, id } = held;
  const paid = await trx
    .selectFrom('payments')
    .select(['provider', 'customer_id as customerId', 'method_id as methodId', 'method'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('status', '=', 'succeeded')
    .where('way', '!=', 'renewal')
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (paid === undefined || paid.methodId === null || paid.customerId === null) return;
  if (paid.methodId === held.method_id) return;
  await trx
    .updateTable('subscriptions')
    .set({
      provider: paid.provider,
      customer_id: paid.customerId,
      method_id: paid.methodId,
      method: paid.method === null ? null : JSON.stringify(paid.method),
    })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
  await addSubscriptionEvent(trx, siteId, id, { kind: 'methodChanged', by: { kind: 'buyer' }, at });
}

async function noteFailed(
  trx: Transaction<Database>,
  services: Services,
  held: HeldSubscription,
  charge: Charge,
  { paymentId, at }: { readonly paymentId: string; readonly at: Date },
): Promise<void> {
  const { site_id: siteId, id } = held;
  const payment = await trx
    .selectFrom('payments')
    .select(['id', 'way', 'failure'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', charge.orderId)
    .where('id', '=', idSchema<'payment'>().parse(paymentId))
    .executeTakeFirst();
  if (payment === undefined || (await isNoted(trx, held, paymentId))) return;
  const data = { cycle: charge.cycle, payment: paymentId, failure: payment.failure ?? 'declined' };
  const isOwnTry = payment.way === 'renewal';
  // Whoever pays by the link sees what went wrong there, and the days of the tries stay as they are.
  if (!isOwnTry || charge.cycle !== held.cycle) {
    const by = isOwnTry ? SYSTEM : ({ kind: 'buyer' } as const);
    return addSubscriptionEvent(trx, siteId, id, { kind: 'chargeFailed', by, data, at });
  }
  const isFirstTry = held.state === 'active';
  const next = nextTry(charge.openedAt.getTime(), at.getTime(), held.zone);
  if (isFirstTry && canSubscriptionBecome(held.state, 'pastDue')) {
    const dates = {
      first_failed_at: at,
      next_try_at: next === null ? null : new Date(next),
      tries: 1,
    };
    await moveSubscription(trx, siteId, held, {
      to: 'pastDue',
      kind: 'chargeFailed',
      dates,
      by: SYSTEM,
      at,
      data,
    });
  } else if (held.state === 'pastDue') {
    await trx
      .updateTable('subscriptions')
      .set({
        next_try_at: next === null ? null : new Date(next),
        tries: held.tries + 1,
        version: held.version + 1,
      })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute();
    await addSubscriptionEvent(trx, siteId, id, { kind: 'chargeFailed', by: SYSTEM, data, at });
  } else {
    // It was canceled or paused while it was charged: nobody owes anything, and the order ends with its next look.
    await addSubscriptionEvent(trx, siteId, id, { kind: 'chargeFailed', by: SYSTEM, data, at });
    await trx
      .updateTable('orders')
      .set({ due_at: at })
      .where('site_id', '=', siteId)
      .where('id', '=', charge.orderId)
      .where('state', '=', 'awaitingPayment')
      .execute();
    return;
  }
  await tellFailed(trx, services, held, charge, { failure: payment.failure, isFirstTry, nextAt: next });
}

/** Whether a failed payment is in the timeline: providers tell of it more than once. */
async function isNoted(
  trx: Transaction<Database>,
  { site_id: siteId, id }: HeldSubscription,
  paymentId: string,
): Promise<boolean> {
  const events = await trx
    .selectFrom('subscription_events')
    .select('data')
    .where('site_id', '=', siteId)
    .where('subscription_id', '=', id)
    .where('kind', '=', 'chargeFailed')
    .orderBy('id', 'desc')
    .limit(MOST_TRIES)
    .execute();
  return events.some(({ data }) => data['payment'] === paymentId);
}

/** More than a charge is tried. */
const MOST_TRIES = 50;
