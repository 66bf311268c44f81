import type { Generated } from 'kysely';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { GiftCardEntryKind } from '#domain/gift-cards/gift-card-entry.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { Id } from '#lib/id.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

export type GiftCardId = Id<'gift-card'>;

interface GiftCardsTable {
  site_id: SiteId;
  id: GiftCardId;
  code_sealed: string;
  code_hash: Buffer;
  last4: string;
  currency: CurrencyCode;
  /** The sum of its entries: `addGiftCardEntry` alone writes it. */
  balance: number;
  expires_at: Date | null;
  order_id: Id<'order'> | null;
  line_id: Id<'order-line'> | null;
  /** Of the pieces of its line, from 1. */
  piece: number | null;
  recipient_name: string;
  recipient_email: string;
  sender: string;
  message: string;
  /** A day in the zone of the site; null: at once. */
  deliver_on: string | null;
  delivered_at: Date | null;
  replaced_by: GiftCardId | null;
  ended_at: Date | null;
  is_test: Generated<boolean>;
  created_at: Date;
  version: Generated<number>;
}

interface GiftCardEntriesTable {
  site_id: SiteId;
  card_id: GiftCardId;
  id: Id<'gift-card-entry'>;
  kind: GiftCardEntryKind;
  amount: number;
  order_id: Id<'order'> | null;
  account_id: AccountId | null;
  reason: Generated<string>;
  at: Date;
}

interface OrderGiftCardsTable {
  site_id: SiteId;
  order_id: Id<'order'>;
  card_id: GiftCardId;
  amount: number;
  given_back: Generated<number>;
}

/** Tables of migrations/0270_gift_cards.sql. */
export interface GiftCardTables {
  gift_cards: GiftCardsTable;
  gift_card_entries: GiftCardEntriesTable;
  order_gift_cards: OrderGiftCardsTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends GiftCardTables {}
}

const NOT_COPIED = { not: 'Nobody paid for anything on the copy.' };

export const GIFT_CARD_SITE_TABLES: SiteTablesOf<GiftCardTables> = {
  gift_cards: {
    copied: NOT_COPIED,
    archived: true,
    personal: ['recipient_name', 'recipient_email', 'sender', 'message'],
    secret: ['code_sealed', 'code_hash'],
    sealed: [{ column: 'code_sealed', key: ['site_id', 'id'] }],
    other: [
      'site_id',
      'id',
      'last4',
      'currency',
      'balance',
      'expires_at',
      'order_id',
      'line_id',
      'piece',
      'deliver_on',
      'delivered_at',
      'replaced_by',
      'ended_at',
      'is_test',
      'created_at',
      'version',
    ],
  },
  gift_card_entries: {
    copied: NOT_COPIED,
    archived: true,
    personal: ['account_id', 'reason'],
    secret: [],
    other: ['site_id', 'card_id', 'id', 'kind', 'amount', 'order_id', 'at'],
  },
  order_gift_cards: {
    copied: NOT_COPIED,
    archived: true,
    personal: [],
    secret: [],
    other: ['site_id', 'order_id', 'card_id', 'amount', 'given_back'],
  },
};
