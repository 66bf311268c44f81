import type { ColumnType, Generated } from 'kysely';
import type { OrderDelivery } from '#domain/orders/order-delivery.ts';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { OrderAddress } from '#domain/orders/order-address.ts';
import type { AgreedPrice } from '#domain/orders/agreed-price.ts';
import type { PendingChange } from '#domain/orders/pending-change.ts';
import type { PeriodUnit } from '#domain/subscriptions/billing-period.ts';
import type { SubscriptionEventBy, SubscriptionEventKind } from '#domain/subscriptions/subscription-event.ts';
import type { SubscriptionState } from '#domain/subscriptions/subscription-states.ts';
import type { SubscriptionKind } from '#domain/subscriptions/subscription-terms.ts';
import type { Id } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

/** Read as what it is, written as JSON. */
type Json<Value> = ColumnType<Value, string | (null extends Value ? null | undefined : never), string | null>;

interface SubscriptionsTable {
  site_id: SiteId;
  id: Id<'subscription'>;
  kind: SubscriptionKind;
  state: SubscriptionState;
  product_id: DocumentId | null;
  variant_id: string | null;
  plan_id: Id<'member-plan'> | null;
  fund_id: Id<'fund'> | null;
  donate_page_id: Id<'donate-page'> | null;
  title: string;
  option_text: string;
  pieces: number;
  member_id: Id<'member'> | null;
  email: string;
  email_key: string;
  name: string;
  phone: string;
  language: string;
  token_hash: Buffer;
  token_sealed: string;
  anchor_at: Date;
  /** The charge that the anchor is of: 1 unless dates were counted anew, after a pause. */
  anchor_cycle: Generated<number>;
  zone: string;
  period_value: number;
  period_unit: PeriodUnit;
  /** 0: without end. */
  cycles: number;
  /** The number of the charge that was opened last. */
  cycle: number;
  next_at: Date | null;
  price: Json<AgreedPrice>;
  delivery: Json<OrderAddress | null>;
  billing: Json<OrderAddress | null>;
  delivery_option: Json<(OrderDelivery & { readonly id: string }) | null>;
  currency: CurrencyCode;
  provider: string;
  customer_id: string | null;
  method_id: string | null;
  method: Json<{ readonly brand: string; readonly last4: string; readonly expires: string } | null>;
  trial_ends_at: Date | null;
  /** Tried for nothing; null of those that were begun before it was kept, too: they tried the plan that they have. */
  tried_plan_id: ColumnType<Id<'member-plan'> | null, Id<'member-plan'> | null | undefined>;
  ends_at: ColumnType<Date | null, Date | null | undefined>;
  paused_at: ColumnType<Date | null, Date | null | undefined>;
  first_failed_at: ColumnType<Date | null, Date | null | undefined>;
  tries: Generated<number>;
  next_try_at: ColumnType<Date | null, Date | null | undefined>;
  told_no_stock_at: ColumnType<Date | null, Date | null | undefined>;
  pending_change: Json<PendingChange | null>;
  reminded_at: ColumnType<Date | null, Date | null | undefined>;
  is_test: boolean;
  created_at: Date;
  version: Generated<number>;
}

interface SubscriptionEventsTable {
  site_id: SiteId;
  subscription_id: Id<'subscription'>;
  id: Id<'subscription-event'>;
  kind: SubscriptionEventKind;
  by_kind: SubscriptionEventBy;
  account_id: AccountId | null;
  data: Json<JsonObject>;
  at: Date;
}

/** Tables of migrations/0275_subscriptions.sql, 0278_renewals.sql and 0301_tried_plans.sql. */
export interface SubscriptionTables {
  subscriptions: SubscriptionsTable;
  subscription_events: SubscriptionEventsTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends SubscriptionTables {}
}

const NOT_COPIED = { not: 'nobody subscribed to anything of the copy' };

/** Before the orders that are their charges, after the members whose they are. */
export const SUBSCRIPTION_SITE_TABLES: SiteTablesOf<SubscriptionTables> = {
  subscriptions: {
    copied: NOT_COPIED,
    archived: true,
    personal: ['member_id', 'email', 'email_key', 'name', 'phone', 'delivery', 'billing', 'method', 'price'],
    secret: ['token_hash', 'token_sealed'],
    sealed: [{ column: 'token_sealed', key: ['site_id', 'id'] }],
    other: [
      'site_id',
      'id',
      'kind',
      'state',
      'product_id',
      'variant_id',
      'plan_id',
      'fund_id',
      'donate_page_id',
      'title',
      'option_text',
      'pieces',
      'language',
      'anchor_at',
      'anchor_cycle',
      'zone',
      'period_value',
      'period_unit',
      'cycles',
      'cycle',
      'next_at',
      'delivery_option',
      'currency',
      'provider',
      'customer_id',
      'method_id',
      'trial_ends_at',
      'tried_plan_id',
      'ends_at',
      'paused_at',
      'first_failed_at',
      'tries',
      'next_try_at',
      'told_no_stock_at',
      'reminded_at',
      'pending_change',
      'is_test',
      'created_at',
      'version',
    ],
  },
  subscription_events: {
    copied: NOT_COPIED,
    archived: true,
    personal: ['account_id', 'data'],
    secret: [],
    other: ['site_id', 'subscription_id', 'id', 'kind', 'by_kind', 'at'],
  },
};
