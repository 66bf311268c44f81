import { idSchema } from '#domain/validation/id-schema.ts';
import { invariant } from '#lib/invariant.ts';
import type { JsonObject } from '#lib/json.ts';
import {
  orderCanceled,
  orderPaid,
  orderPlaced,
  orderRefunded,
  subscriptionBegun,
} from '#server/orders/order-happened.ts';
import { ordersOfEvents, subjectsOf } from '#server/orders/orders-of-events.ts';
import { defineEventConsumer } from '#server/platform/events/define-event-consumer.ts';
import { subscriptionMoved } from '#server/subscriptions/subscription-happened.ts';
import { followOrder } from './follow-order.ts';
import { followSubscription } from './follow-subscription.ts';

const orderIdSchema = idSchema<'order'>();
const subscriptionIdSchema = idSchema<'subscription'>();
const OF_SUBSCRIPTIONS: readonly string[] = [subscriptionBegun.type, subscriptionMoved.type];

/** Memberships follow what is paid for them: their subscriptions, and the orders of plans that are paid once (MEMB-53). */
export const followPayments = defineEventConsumer<JsonObject>({
  name: 'follow-payments-of-members',
  events: [orderPlaced, orderPaid, orderRefunded, orderCanceled, subscriptionBegun, subscriptionMoved],
  isByKey: true,
  async concerns(trx, events) {
    const ofOrders = events.filter(({ type }) => !OF_SUBSCRIPTIONS.includes(type));
    const orders = ordersOfEvents(trx, ofOrders).where((where) =>
      where.or([where('orders.subscription_id', 'is not', null), where('orders.begins', 'is not', null)]),
    );
    const others = events.filter(({ type }) => OF_SUBSCRIPTIONS.includes(type));
    return new Set([...(await subjectsOf(orders)), ...others.map(({ subject }) => subject)]);
  },
  async consume(services, { siteId, subject, type }, trx) {
    invariant(siteId !== null, 'what is paid is of a site');
    const at = new Date(services.now());
    if (OF_SUBSCRIPTIONS.includes(type)) {
      await followSubscription(trx, siteId, subscriptionIdSchema.parse(subject), at);
    } else {
      await followOrder(trx, siteId, orderIdSchema.parse(subject), at);
    }
  },
});
