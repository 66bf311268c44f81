import type { ColumnType } from 'kysely';
import type { AbandonedMailing } from '#domain/carts/abandoned-cart.ts';
import type { CartKind } from '#domain/carts/cart-kinds.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { Id } from '#lib/id.ts';
import type { CartId } from '#server/carts/tables.ts';
import type { OrderId } from '#server/orders/tables.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

export type AbandonedCartId = Id<'abandoned-cart'>;

/** What lay in a cart, without what was answered about it. */
export type AbandonedLine = {
  readonly productId: DocumentId;
  readonly variantId: string;
  readonly pieces: number;
  readonly title: string;
};

interface AbandonedCartsTable {
  site_id: SiteId;
  id: AbandonedCartId;
  cart_id: CartId;
  cart_kind: CartKind;
  email: string;
  email_key: string;
  lines: ColumnType<readonly AbandonedLine[], string, string>;
  pieces: number;
  amount: number;
  currency: CurrencyCode;
  abandoned_at: Date;
  mailing: AbandonedMailing;
  opened_at: ColumnType<Date | null, undefined, Date>;
  restored_cart_id: ColumnType<CartId | null, undefined, CartId>;
  recovered_order_id: ColumnType<OrderId | null, undefined, OrderId>;
}

/** Tables of migrations/0245_abandoned_carts.sql. */
export interface AbandonedCartTables {
  abandoned_carts: AbandonedCartsTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends AbandonedCartTables {}
}

const NOT_COPIED = { not: 'What buyers left is theirs, and is forgotten after 30 days.' };

export const ABANDONED_CART_SITE_TABLES: SiteTablesOf<AbandonedCartTables> = {
  abandoned_carts: {
    copied: NOT_COPIED,
    archived: NOT_COPIED,
    personal: ['email', 'email_key', 'lines'],
    secret: [],
    other: [
      'site_id',
      'id',
      'cart_id',
      'cart_kind',
      'pieces',
      'amount',
      'currency',
      'abandoned_at',
      'mailing',
      'opened_at',
      'restored_cart_id',
      'recovered_order_id',
    ],
  },
};
