import type { CartKind } from '#domain/carts/cart-kinds.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { Place } from '#domain/pricing/places.ts';
import type { SubscriptionTerms } from '#domain/subscriptions/subscription-terms.ts';
import type { Id } from '#lib/id.ts';
import type { GiftCardId } from '#server/gift-cards/tables.ts';
import type { CartId } from './tables.ts';

/** A cart without its lines. */
export interface StoredCart {
  readonly id: CartId;
  readonly kind: CartKind;
  /** Counts its changes; what is ordered is what was seen (ORD-26). */
  readonly version: number;
  /** In which the prices of its lines were shown. */
  readonly currency: CurrencyCode;
  readonly memberId: Id<'member'> | null;
  /** Where it is to be sent, as far as that was said. */
  readonly location: Place | null;
  readonly chosenOptionId: string | null;
  /** Of discounts, as they were typed. */
  readonly codes: readonly string[];
  /** Cards that are to pay for it, in the order in which they were entered (ORD-123). */
  readonly giftCardIds: readonly GiftCardId[];
  readonly orderId: string | null;
  /** Of a donation (ORD-130). */
  readonly isAnonymous: boolean;
  /** Of a cart that begins a subscription: the terms that its buyer was shown (ORD-33). */
  readonly begins: SubscriptionTerms | null;
  /** It was bought, and takes no further change (ORD-07). */
  readonly isPurchased: boolean;
  /** Its last change, from which on it lasts for 30 days (ORD-07). */
  readonly changedAt: Date;
  /** What did not fit in when a guest's cart was joined with it, which its buyer was not told yet (ORD-08). */
  readonly leftOut: readonly string[];
}
