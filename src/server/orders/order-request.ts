import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { BegunSubscription } from '#domain/orders/begun-subscription.ts';
import type { OrderAddress } from '#domain/orders/order-address.ts';
import type { OrderConsent } from '#domain/orders/order-consent.ts';
import type { OrderField } from '#domain/orders/order-field.ts';
import type { Id } from '#lib/id.ts';
import type { ShownAccount } from '#server/payments/payment-accounts.ts';
import type { PayingCustomer, PaymentWay } from '#server/payments/payment-provider.ts';
import type { ShortLine } from './hold-stock.ts';
import type { OrderId } from './tables.ts';

export interface OrderRequest {
  readonly siteId: SiteId;
  readonly cartId: Id<'cart'>;
  /** What the buyer saw: if it is another one now, nothing is ordered (ORD-26). */
  readonly cartVersion: number;
  /** In whole minor units. */
  readonly expectedTotal: number;
  /** What the buyer saw that is left to pay after gift cards; absent: all of it. */
  readonly expectedDue?: number;
  /** Random, from the form: however often it is sent, it makes one order (ORD-159). */
  readonly submissionKey: string;
  readonly contact: {
    readonly email: string;
    readonly phone: string;
    /** Of the pages that the buyer sees (BCP 47). */
    readonly language: string;
    /** Null where it is not kept (ORD-154). */
    readonly networkAddress: string | null;
  };
  readonly delivery: OrderAddress | null;
  readonly billing: OrderAddress | null;
  readonly note: string;
  /** Answers to the owner's own fields (ORD-22); absent where none were asked. */
  readonly fields?: readonly OrderField[];
  readonly consents: readonly OrderConsent[];
  /** By its id. */
  readonly provider: string;
  /** Absent: on the provider's page. */
  readonly way?: PaymentWay;
  /** A member who pays with what they keep, or asked to keep it; absent: nobody (ORD-146). */
  readonly customer?: PayingCustomer | null;
  /** By what a subscription is charged later of which nothing is paid today; absent: by the payment of the order. */
  readonly paidBy?: BegunSubscription['paidBy'];
  /** The contributor who tries the shop; null: a buyer (ORD-107). */
  readonly tester: AccountId | null;
  /** Those at providers, where they were read for the same request; absent: they are read. */
  readonly accounts?: readonly ShownAccount[];
  readonly memberId: Id<'member'> | null;
}

export type PlacedOrder =
  | {
      readonly kind: 'placed';
      readonly orderId: OrderId;
      readonly token: string;
      /** Its payment is to be begun, or gone on with. */
      readonly isAwaiting: boolean;
    }
  /** The cart or its total is another one than the buyer saw (ORD-26). */
  | { readonly kind: 'changed' }
  /** There are not enough pieces of these lines (ORD-85). */
  | { readonly kind: 'short'; readonly lines: readonly ShortLine[] }
  /** Less is on gift cards than the buyer saw (ORD-124). */
  | { readonly kind: 'cards-short' }
  /** Something in it has to be sent, and nothing sends it there (ORD-21). */
  | { readonly kind: 'undeliverable'; readonly problem: 'together' | 'there' }
  /** So many attempts to pay were made with this cart (ORD-77). */
  | { readonly kind: 'too-many-attempts' }
  /** 'This order cannot be paid online. Please contact us.' (ORD-73) */
  | { readonly kind: 'not-payable' }
  /** The plan that is to be joined takes nobody, was tried for free before, or is bought by the same member (MEMB-52, MEMB-57). */
  | { readonly kind: 'closed' | 'tried' | 'awaited' | 'bought' }
  /** There is no such cart, or nothing in it. */
  | { readonly kind: 'gone' };
