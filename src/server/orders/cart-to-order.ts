import type { CartKind } from '#domain/carts/cart-kinds.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { GiftWish } from '#domain/gift-cards/gift-wish.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import type { BegunSubscription } from '#domain/orders/begun-subscription.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { OrderAddress } from '#domain/orders/order-address.ts';
import type { PricedCart } from '#domain/pricing/price-cart.ts';
import type { LineKind } from '#domain/pricing/pricing-input.ts';
import type { StoreSettings } from '#domain/store/store-settings.ts';
import type { Id } from '#lib/id.ts';
import type { GiftCardId } from '#server/gift-cards/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OperationNodeSource, Transaction } from 'kysely';
import type { OrderId } from './tables.ts';

/** A line of a cart with what the catalogue says of it now. */
export interface LineToOrder {
  readonly id: string;
  readonly productId: string;
  readonly variantId: string;
  readonly kind: LineKind;
  readonly title: string;
  readonly optionText: string;
  readonly sku: string;
  readonly pieces: number;
  readonly unitPrice: number;
  readonly taxClass: string;
  readonly weightGrams: number;
  /** What delivery of a piece costs besides (ORD-62); absent of what has none, or whose delivery is agreed. */
  readonly extraDelivery?: Cents;
  readonly image: ImageValue | null;
  readonly categoryIds: readonly string[];
  readonly answers: readonly { readonly label: string; readonly answer: string }[];
  /** Whom a gift card is for. */
  readonly gift?: GiftWish | null;
  /** Why it cannot be bought; null where it can (ORD-10). */
  readonly problem:
    | { readonly kind: 'gone' | 'soldOut' }
    | { readonly kind: 'short' | 'tooMany'; readonly left: number }
    | null;
}

/** What a gift card pays of an order (ORD-123). */
export interface CardToOrder {
  readonly id: GiftCardId;
  readonly last4: string;
  /** Whole minor units, above zero. */
  readonly amount: number;
  readonly isTest: boolean;
}

export interface PricedCartToOrder {
  readonly lines: readonly LineToOrder[];
  readonly priced: PricedCart;
  /** Those that pay, held until the transaction ends; absent: none. */
  readonly giftCards?: readonly CardToOrder[];
  /** The subscription that the order begins; absent where it begins none. */
  readonly begins?: BegunSubscription;
  /** Of the shop, as it was priced by; absent where nothing was read of it. */
  readonly settings?: StoreSettings;
}

interface PricedFor {
  readonly delivery: OrderAddress | null;
  readonly billing: OrderAddress | null;
  readonly email: string;
  readonly isMember: boolean;
  /** A contributor tries the shop (ORD-107). */
  readonly isTest: boolean;
  readonly now: number;
}

/** A cart whose row the transaction holds. */
export interface HeldCart {
  readonly version: number;
  readonly orderId: string | null;
  /** Absent: of the shop. */
  readonly kind?: CartKind;
  readonly isAnonymous?: boolean;
  /** Its lines and totals as they are now. */
  readonly price: (buyer: PricedFor) => Promise<PricedCartToOrder | null>;
}

/** What orders need of carts. */
export interface CartToOrder {
  /** Holds the row of a cart until the transaction ends; null where there is none. */
  readonly hold: (
    trx: Transaction<Database>,
    siteId: SiteId,
    cartId: Id<'cart'>,
    now: number,
  ) => Promise<HeldCart | null>;
  /** What says that it was bought, so that nothing in it is changed from here on: written with its order. */
  readonly closing: (
    trx: Transaction<Database>,
    siteId: SiteId,
    cartId: Id<'cart'>,
    orderId: OrderId,
    at: Date,
  ) => readonly OperationNodeSource[];
}
