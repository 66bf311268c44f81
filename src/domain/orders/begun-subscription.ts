import type { SubscriptionTerms } from '#domain/subscriptions/subscription-terms.ts';
import type { Id } from '#lib/id.ts';
import type { AgreedPrice } from './agreed-price.ts';

/** What an order begins once it is paid or received: the terms that its buyer agreed to, and what each charge asks. */
export interface BegunSubscription {
  readonly terms: SubscriptionTerms;
  readonly price: AgreedPrice;
  /** Of the site: dates are counted in it (ORD-108). */
  readonly zone: string;
  /** By what later charges are made where nothing is paid today; absent where the order's payment says it. */
  readonly paidBy?: {
    readonly provider: string;
    readonly customerId: string;
    readonly methodId: string;
    readonly method: { readonly brand: string; readonly last4: string; readonly expires: string };
  };
  /** It begins nothing: one that goes on is of this plan once the order is paid (MEMB-55). */
  readonly changes?: {
    readonly subscriptionId: Id<'subscription'>;
    /** The charge whose time the difference is for; absent of orders that were made before it was kept. */
    readonly cycle?: number;
  };
  /** The way of delivery that was chosen; null where nothing is sent. */
  readonly deliveryOptionId: string | null;
}
