import type { FastifyReply } from 'fastify';
import type { OrderActor } from '#server/orders/add-order-event.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import type { SubscriptionChange } from '#server/subscriptions/managing/change-subscription.ts';
import type { OwnSubscription } from '#server/subscriptions/managing/subscription-by-token.ts';

/** A visit of somebody who has the address of a subscription. */
export type SubscriptionVisit = ShopVisit & {
  readonly subscription: OwnSubscription;
  /** Of its page, to which every form leads back. */
  readonly path: string;
};

export type SubscriptionPage = (visit: SubscriptionVisit) => Promise<FastifyReply> | FastifyReply;

const BUYER: OrderActor = { kind: 'buyer' };

/** A change by whoever pays for it, of whatever it is by now. */
export function ownChange({ siteId, subscription }: SubscriptionVisit): SubscriptionChange {
  return { siteId, subscriptionId: subscription.id, version: null, by: BUYER };
}
