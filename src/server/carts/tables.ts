import type { ColumnType, Generated } from 'kysely';
import type { CartKind } from '#domain/carts/cart-kinds.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { GiftWish } from '#domain/gift-cards/gift-wish.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { Place } from '#domain/pricing/places.ts';
import type { SubscriptionTerms } from '#domain/subscriptions/subscription-terms.ts';
import type { Id } from '#lib/id.ts';
import type { GiftCardId } from '#server/gift-cards/tables.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

export type CartId = Id<'cart'>;
export type CartLineId = Id<'cart-line'>;

/** A question about a product with its answer, in words. */
export type LineAnswer = { readonly label: string; readonly answer: string };

interface CartsTable {
  site_id: SiteId;
  id: CartId;
  token_hash: Buffer;
  kind: CartKind;
  version: number;
  member_id: Id<'member'> | null;
  currency: CurrencyCode;
  location: ColumnType<Place | null, string | null, string | null>;
  chosen_option_id: string | null;
  codes: string[];
  order_id: string | null;
  purchased_at: Date | null;
  changed_at: Date;
  /** Of a donation: its donor's name is shown to the owner alone (ORD-130). */
  is_anonymous: Generated<boolean>;
  /** Of a cart of the kind subscription: what it begins, as its buyer was shown it. */
  begins: ColumnType<SubscriptionTerms | null, string | null | undefined, string | null>;
  /** Cards that pay for it, at most five (ORD-123). */
  gift_card_ids: Generated<GiftCardId[]>;
  /** What did not fit in when a guest's cart was joined with it, until its buyer was told (ORD-08). */
  left_out: Generated<string[]>;
}

interface CartLinesTable {
  site_id: SiteId;
  cart_id: CartId;
  id: CartLineId;
  product_id: DocumentId;
  /** Of a digital product the id of the product. */
  variant_id: string;
  pieces: number;
  answers: ColumnType<readonly LineAnswer[], string, string>;
  answers_hash: Buffer;
  shown_price: number;
  shown_title: string;
  /** Whom a gift card is for. */
  gift: ColumnType<GiftWish | null, string | null | undefined, string | null>;
}

/** Tables of migrations/0170_carts.sql. */
export interface CartTables {
  carts: CartsTable;
  cart_lines: CartLinesTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends CartTables {}
}

const NOT_COPIED = { not: 'What visitors put aside is theirs, and expires.' };

export const CART_SITE_TABLES: SiteTablesOf<CartTables> = {
  carts: {
    copied: NOT_COPIED,
    archived: NOT_COPIED,
    personal: ['member_id', 'location'],
    secret: ['token_hash'],
    other: [
      'site_id',
      'id',
      'kind',
      'version',
      'currency',
      'chosen_option_id',
      'codes',
      'order_id',
      'purchased_at',
      'changed_at',
      'is_anonymous',
      'begins',
      'gift_card_ids',
      'left_out',
    ],
  },
  cart_lines: {
    copied: NOT_COPIED,
    archived: NOT_COPIED,
    personal: ['answers', 'answers_hash', 'gift'],
    secret: [],
    other: ['site_id', 'cart_id', 'id', 'product_id', 'variant_id', 'pieces', 'shown_price', 'shown_title'],
  },
};
