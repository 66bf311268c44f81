import type { ColumnType, Generated } from 'kysely';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { GiftWish } from '#domain/gift-cards/gift-wish.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { OrderAddress } from '#domain/orders/order-address.ts';
import type { OrderDelivery } from '#domain/orders/order-delivery.ts';
import type { OrderConsent } from '#domain/orders/order-consent.ts';
import type { OrderKind } from '#domain/orders/order-kind.ts';
import type { OrderEventBy, OrderEventKind } from '#domain/orders/order-event.ts';
import type { OrderField } from '#domain/orders/order-field.ts';
import type { OrderState } from '#domain/orders/order-states.ts';
import type { PaymentWord } from '#domain/orders/payment-word.ts';
import type { LineKind } from '#domain/pricing/pricing-input.ts';
import type { BegunSubscription } from '#domain/orders/begun-subscription.ts';
import type { Id } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

export type OrderId = Id<'order'>;
export type OrderLineId = Id<'order-line'>;
export type FulfilmentId = Id<'fulfilment'>;

/** Read as what it is, written as JSON. */
type Json<Value> = ColumnType<Value, string | (null extends Value ? null | undefined : never), string | null>;

/** A question about a product with its answer, in words. */
type LineAnswer = { readonly label: string; readonly answer: string };

interface OrdersTable {
  site_id: SiteId;
  id: OrderId;
  number: number | null;
  shown_number: string | null;
  state: OrderState;
  payment_word: PaymentWord;
  channel: 'web' | 'by-hand';
  cart_id: Id<'cart'>;
  cart_version: number;
  submission_key: string;
  token_hash: Buffer;
  token_sealed: string;
  email: string;
  email_key: string;
  phone: string;
  name: string;
  name_key: string;
  member_id: Id<'member'> | null;
  delivery: Json<OrderAddress | null>;
  billing: Json<OrderAddress | null>;
  delivery_option: Json<OrderDelivery | null>;
  note: string;
  fields: ColumnType<readonly OrderField[], string | undefined, string>;
  consents: Json<readonly OrderConsent[]>;
  language: string;
  network_address: string | null;
  currency: CurrencyCode;
  subtotal: number;
  discount: number;
  shipping: number;
  tax: number;
  tax_included: boolean;
  is_tax_exempt: Generated<boolean>;
  total: number;
  paid: Generated<number>;
  refunded: Generated<number>;
  /** Of the total, what gift cards pay (ORD-123). */
  gift_paid: Generated<number>;
  /** Of what was refunded, what an edit had made too much (ORD-100). */
  returned: Generated<number>;
  /** Until when the buyer can pay what is open by a link. */
  balance_until: ColumnType<Date | null, Date | null | undefined>;
  /** Since when its buyer knows that it can be fetched (ORD-61). */
  ready_at: ColumnType<Date | null, Date | null | undefined>;
  reservation: 'none' | 'held' | 'kept' | 'released';
  created_at: Date;
  placed_at: Date | null;
  due_at: Date | null;
  version: Generated<number>;
  receipt: Json<OrderAddress | null>;
  receipt_until: ColumnType<Date | null, Date | null | undefined>;
  kind: Generated<OrderKind>;
  is_anonymous: Generated<boolean>;
  is_test: Generated<boolean>;
  test_account_id: ColumnType<AccountId | null, AccountId | null | undefined>;
  subscription_id: ColumnType<Id<'subscription'> | null, Id<'subscription'> | null | undefined>;
  /** Which charge of its subscription it is, from 1 on. */
  cycle: ColumnType<number | null, number | null | undefined>;
  /** What it begins once it is paid or received. */
  begins: Json<BegunSubscription | null>;
}

interface OrderLinesTable {
  site_id: SiteId;
  order_id: OrderId;
  id: OrderLineId;
  product_id: string;
  variant_id: string;
  kind: LineKind;
  title: string;
  option_text: string;
  sku: string;
  sku_key: string;
  pieces: number;
  unit: number;
  amount: number;
  discount: number;
  tax: number;
  tax_class: string;
  weight_grams: number;
  image: Json<ImageValue | null>;
  answers: Json<readonly LineAnswer[]>;
  category_ids: string[];
  /** Whom a gift card is for. */
  gift: ColumnType<GiftWish | null, string | null | undefined, string | null>;
  fulfilled: Generated<number>;
  canceled: Generated<number>;
  refunded: Generated<number>;
}

interface OrderTaxesTable {
  site_id: SiteId;
  order_id: OrderId;
  /** Of the delivery 'delivery'. */
  line_id: string;
  rule_id: string;
  name: string;
  rate: number;
  amount: number;
  /** In which order the rules counted. */
  place: Generated<number>;
}

interface OrderDiscountsTable {
  site_id: SiteId;
  order_id: OrderId;
  discount_id: string;
  code: string | null;
  title: string;
  amount: number;
  /** In which order they were taken off (ORD-40). */
  place: Generated<number>;
}

interface OrderEventsTable {
  site_id: SiteId;
  order_id: OrderId;
  id: Id<'order-event'>;
  kind: OrderEventKind;
  by_kind: OrderEventBy;
  account_id: AccountId | null;
  data: Json<JsonObject>;
  at: Date;
}

interface FulfilmentsTable {
  site_id: SiteId;
  order_id: OrderId;
  id: FulfilmentId;
  carrier: string;
  tracking: string;
  url: string;
  /** Written as `2026-11-26`, as it was said, and read as `day::text`; null: that of `at`. */
  day: ColumnType<Date | null, string | null | undefined, string | null>;
  at: Date;
  undone_at: Date | null;
}

interface FulfilmentLinesTable {
  site_id: SiteId;
  order_id: OrderId;
  fulfilment_id: FulfilmentId;
  line_id: OrderLineId;
  pieces: number;
}

interface StoreCountersTable {
  site_id: SiteId;
  name: 'order' | 'test-order';
  next: number;
}

interface SentOrderMailsTable {
  site_id: SiteId;
  order_id: OrderId;
  kind: string;
  event_key: string;
  sent_at: Date;
}

/** Tables of migrations/0171_orders.sql; what of them is about subscriptions, of 0275_subscriptions.sql. */
export interface OrderTables {
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_taxes: OrderTaxesTable;
  order_discounts: OrderDiscountsTable;
  order_events: OrderEventsTable;
  fulfilments: FulfilmentsTable;
  fulfilment_lines: FulfilmentLinesTable;
  store_counters: StoreCountersTable;
  sent_order_mails: SentOrderMailsTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends OrderTables {}
}

const NOT_COPIED = { not: 'nobody ordered anything from the copy' };

export const ORDER_SITE_TABLES: SiteTablesOf<OrderTables> = {
  orders: {
    copied: NOT_COPIED,
    archived: true,
    personal: [
      'email',
      'email_key',
      'phone',
      'name',
      'name_key',
      'member_id',
      'delivery',
      'billing',
      'note',
      'fields',
      'consents',
      'network_address',
      'receipt',
      'test_account_id',
      'begins',
    ],
    secret: ['submission_key', 'token_hash', 'token_sealed'],
    sealed: [{ column: 'token_sealed', key: ['site_id', 'id'] }],
    other: [
      'site_id',
      'id',
      'number',
      'shown_number',
      'state',
      'payment_word',
      'channel',
      'cart_id',
      'cart_version',
      'delivery_option',
      'language',
      'currency',
      'subtotal',
      'discount',
      'shipping',
      'tax',
      'tax_included',
      'is_tax_exempt',
      'total',
      'paid',
      'refunded',
      'gift_paid',
      'returned',
      'balance_until',
      'ready_at',
      'reservation',
      'created_at',
      'placed_at',
      'due_at',
      'version',
      'receipt_until',
      'kind',
      'is_anonymous',
      'is_test',
      'subscription_id',
      'cycle',
    ],
  },
  order_lines: {
    copied: NOT_COPIED,
    archived: true,
    personal: ['answers', 'gift'],
    secret: [],
    other: [
      'site_id',
      'order_id',
      'id',
      'product_id',
      'variant_id',
      'kind',
      'title',
      'option_text',
      'sku',
      'sku_key',
      'pieces',
      'unit',
      'amount',
      'discount',
      'tax',
      'tax_class',
      'weight_grams',
      'image',
      'category_ids',
      'fulfilled',
      'canceled',
      'refunded',
    ],
  },
  order_taxes: {
    copied: NOT_COPIED,
    archived: true,
    personal: [],
    secret: [],
    other: ['site_id', 'order_id', 'line_id', 'rule_id', 'name', 'rate', 'amount', 'place'],
  },
  order_discounts: {
    copied: NOT_COPIED,
    archived: true,
    personal: [],
    secret: [],
    other: ['site_id', 'order_id', 'discount_id', 'code', 'title', 'amount', 'place'],
  },
  order_events: {
    copied: NOT_COPIED,
    archived: true,
    personal: ['account_id', 'data'],
    secret: [],
    other: ['site_id', 'order_id', 'id', 'kind', 'by_kind', 'at'],
  },
  fulfilments: {
    copied: NOT_COPIED,
    archived: true,
    personal: ['tracking', 'url'],
    secret: [],
    other: ['site_id', 'order_id', 'id', 'carrier', 'day', 'at', 'undone_at'],
  },
  fulfilment_lines: {
    copied: NOT_COPIED,
    archived: true,
    personal: [],
    secret: [],
    other: ['site_id', 'order_id', 'fulfilment_id', 'line_id', 'pieces'],
  },
  store_counters: {
    copied: NOT_COPIED,
    archived: true,
    personal: [],
    secret: [],
    other: ['site_id', 'name', 'next'],
  },
  sent_order_mails: {
    copied: NOT_COPIED,
    archived: { not: 'it says which mails this installation has sent' },
    personal: [],
    secret: [],
    other: ['site_id', 'order_id', 'kind', 'event_key', 'sent_at'],
  },
};
