import type { ColumnType, Generated } from 'kysely';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { OrderEventBy } from '#domain/orders/order-event.ts';
import type { PaymentFailure } from '#domain/orders/payment-failure.ts';
import type { TestPlay } from '#domain/orders/test-plays.ts';
import type { RefundStatus } from '#domain/orders/refund-status.ts';
import type { Id } from '#lib/id.ts';
import type { MemberId } from '#server/members/tables.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';
import type {
  DisputeState,
  PaymentMethod,
  PaymentStatus,
  PaymentWay,
  RefundState,
} from './payment-provider.ts';

export type PaymentId = Id<'payment'>;
export type RefundId = Id<'refund'>;

/** Pieces of lines that a refund is for. */
export type RefundedLines = readonly { readonly lineId: Id<'order-line'>; readonly pieces: number }[];

interface PaymentsTable {
  site_id: SiteId;
  id: PaymentId;
  order_id: Id<'order'>;
  attempt: number;
  provider: string;
  key: string;
  amount: number;
  currency: CurrencyCode;
  description: Generated<string>;
  way: Generated<PaymentWay>;
  customer_id: ColumnType<string | null, string | null | undefined>;
  method_id: ColumnType<string | null, string | null | undefined>;
  keeps_method: Generated<boolean>;
  status: PaymentStatus;
  provider_id: ColumnType<string | null, string | null | undefined>;
  provider_intent: ColumnType<string | null, string | null | undefined>;
  method: ColumnType<PaymentMethod | null, string | null | undefined, string | null>;
  failure: ColumnType<PaymentFailure | null, PaymentFailure | null | undefined>;
  paid: Generated<number>;
  refunded: Generated<number>;
  reference: Generated<string>;
  /** A day as text: `2026-11-26`. */
  paid_on: string | null;
  asked_at: Date;
  answered_at: Date | null;
}

interface RefundsTable {
  site_id: SiteId;
  id: RefundId;
  order_id: Id<'order'>;
  payment_id: PaymentId;
  key: string;
  provider_id: string | null;
  amount: number;
  /** Of the amount, what an edit of the order had made too much (ORD-100). */
  excess: Generated<number>;
  tax: number;
  lines: ColumnType<RefundedLines, string, never>;
  has_delivery: boolean;
  reason: string;
  status: RefundStatus;
  is_mailed: boolean;
  by_kind: OrderEventBy;
  account_id: AccountId | null;
  created_at: Date;
  answered_at: Date | null;
}

interface PaymentEventsTable {
  site_id: SiteId;
  provider: string;
  event_id: string;
  kind: string;
  about: string[];
  received_at: Date;
  handled_at: Date | null;
}

interface DisputesTable {
  site_id: SiteId;
  id: Id<'dispute'>;
  order_id: Id<'order'>;
  payment_id: PaymentId;
  provider_id: string;
  amount: number;
  reason: string;
  evidence_due: Date | null;
  state: DisputeState['state'];
  created_at: Date;
  changed_at: Date;
}

interface PaymentAccountsTable {
  site_id: SiteId;
  provider: string;
  public_key: string;
  secret_sealed: string;
  secret_end: string;
  webhook_sealed: string | null;
  webhook_id: string | null;
  is_live: boolean;
  connected_at: Date;
}

interface PaymentCustomersTable {
  site_id: SiteId;
  provider: string;
  customer_id: string;
  member_id: MemberId | null;
  is_live: boolean;
  created_at: Date;
}

interface KeptMethodsTable {
  site_id: SiteId;
  id: Id<'kept-method'>;
  member_id: MemberId;
  provider: string;
  customer_id: string;
  method_id: string;
  brand: string;
  last4: string;
  expires: string;
  created_at: Date;
}

interface TestPaymentsTable {
  site_id: SiteId;
  id: Id<'test-payment'>;
  key: string;
  amount: number;
  play: TestPlay | 'ended' | null;
  played_at: Date | null;
  return_url: string;
  refunds: ColumnType<readonly RefundState[], string | undefined, string>;
  created_at: Date;
}

/** Tables of migrations/0171_orders.sql, 0180_refunds.sql, 0181_payment_attempts.sql, 0182_payment_intents.sql and
 * 0220_payment_ways.sql. */
export interface PaymentTables {
  payments: PaymentsTable;
  refunds: RefundsTable;
  payment_events: PaymentEventsTable;
  disputes: DisputesTable;
  payment_accounts: PaymentAccountsTable;
  test_payments: TestPaymentsTable;
}

/** Tables of migrations/0221_kept_methods.sql. */
export interface KeptMethodTables {
  payment_customers: PaymentCustomersTable;
  kept_methods: KeptMethodsTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends PaymentTables, KeptMethodTables {}
}

export const PAYMENT_SITE_TABLES: SiteTablesOf<PaymentTables> = {
  payments: {
    copied: { not: 'nobody paid anything to the copy' },
    archived: true,
    personal: ['reference', 'method'],
    secret: ['key'],
    other: [
      'site_id',
      'id',
      'order_id',
      'attempt',
      'provider',
      'amount',
      'currency',
      'status',
      'paid',
      'refunded',
      'paid_on',
      'asked_at',
      'answered_at',
      'provider_id',
      'provider_intent',
      'description',
      'failure',
      'way',
      'customer_id',
      'method_id',
      'keeps_method',
    ],
  },
  refunds: {
    copied: { not: 'nobody paid anything to the copy' },
    archived: true,
    personal: ['reason', 'account_id'],
    secret: ['key'],
    other: [
      'site_id',
      'id',
      'order_id',
      'payment_id',
      'provider_id',
      'amount',
      'excess',
      'tax',
      'lines',
      'has_delivery',
      'status',
      'is_mailed',
      'by_kind',
      'created_at',
      'answered_at',
    ],
  },
  payment_events: {
    copied: { not: 'they are about payments of the site' },
    archived: { not: 'they are worked on, and forgotten after 30 days' },
    personal: [],
    secret: [],
    other: ['site_id', 'provider', 'event_id', 'kind', 'about', 'received_at', 'handled_at'],
  },
  disputes: {
    copied: { not: 'nobody paid anything to the copy' },
    archived: true,
    personal: [],
    secret: [],
    other: [
      'site_id',
      'id',
      'order_id',
      'payment_id',
      'provider_id',
      'amount',
      'reason',
      'evidence_due',
      'state',
      'created_at',
      'changed_at',
    ],
  },
  payment_accounts: {
    copied: { not: 'money for the copy goes to an account that its owner connects' },
    archived: { not: 'who brings a site back connects its account anew' },
    personal: [],
    secret: ['secret_sealed', 'webhook_sealed'],
    sealed: [
      { column: 'secret_sealed', key: ['site_id', 'provider'] },
      { column: 'webhook_sealed', key: ['site_id', 'provider'] },
    ],
    other: ['site_id', 'provider', 'public_key', 'secret_end', 'webhook_id', 'is_live', 'connected_at'],
  },
  test_payments: {
    copied: { not: 'they are about test orders of the site' },
    archived: { not: 'no money is in them' },
    personal: [],
    secret: ['key'],
    other: ['site_id', 'id', 'amount', 'play', 'played_at', 'return_url', 'refunds', 'created_at'],
  },
};

/** After the members whose they are. */
export const KEPT_METHOD_SITE_TABLES: SiteTablesOf<KeptMethodTables> = {
  payment_customers: {
    copied: { not: 'members of the site are not those of the copy' },
    archived: { not: 'who brings a site back connects its account anew' },
    personal: ['member_id'],
    secret: [],
    other: ['site_id', 'provider', 'customer_id', 'is_live', 'created_at'],
  },
  kept_methods: {
    copied: { not: 'members of the site are not those of the copy' },
    archived: { not: 'who brings a site back connects its account anew' },
    personal: ['member_id', 'brand', 'last4', 'expires'],
    secret: [],
    other: ['site_id', 'id', 'provider', 'customer_id', 'method_id', 'created_at'],
  },
};
