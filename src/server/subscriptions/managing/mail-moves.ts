import { idSchema } from '#domain/validation/id-schema.ts';
import type { SubscriptionState } from '#domain/subscriptions/subscription-states.ts';
import type { JsonObject } from '#lib/json.ts';
import { invariant } from '#lib/invariant.ts';
import { subscriptionBegun } from '#server/orders/order-happened.ts';
import { defineEventConsumer } from '#server/platform/events/define-event-consumer.ts';
import { subscriptionMoved } from '../subscription-happened.ts';
import { tellSubscriber } from './tell-subscriber.ts';

const subscriptionIdSchema = idSchema<'subscription'>();

/** Leads whoever begins a subscription to its page, and confirms by mail what a buyer or the owner does with a subscription (ORD-115, ORD-116). */
export const mailSubscriptionMoves = defineEventConsumer<JsonObject>({
  name: 'mail-subscription-moves',
  events: [subscriptionBegun, subscriptionMoved],
  async consume(services, { siteId, subject, type, params }, trx) {
    invariant(siteId !== null, 'subscriptions are of a site');
    const { what, refunded } =
      type === subscriptionBegun.type
        ? ({ what: 'begun', refunded: 0 } as const)
        : toldOf(subscriptionMoved.params.parse(params));
    if (what === null) return;
    await tellSubscriber(trx, services, siteId, subscriptionIdSchema.parse(subject), { what, refunded });
  },
});

interface Told {
  /** Null: nobody is told here. */
  readonly what: 'ending' | 'canceled' | 'paused' | 'kept' | 'resumed' | null;
  readonly refunded: number;
}

function toldOf({
  from,
  to,
  isByHand,
  refunded,
}: {
  readonly from: SubscriptionState;
  readonly to: SubscriptionState;
  readonly isByHand: boolean;
  readonly refunded: number;
}): Told {
  if (!isByHand) return { what: null, refunded };
  if (to === 'ending' || to === 'canceled' || to === 'paused') return { what: to, refunded };
  if (to !== 'active') return { what: null, refunded };
  return { what: from === 'ending' ? 'kept' : from === 'paused' ? 'resumed' : null, refunded };
}
