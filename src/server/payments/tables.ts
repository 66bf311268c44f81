import type { ColumnType, Generated } from 'kysely';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { OrderEventBy } from '#domain/orders/order-event.ts';
import type { RefundStatus } from '#domain/orders/refund-status.ts';
import type { Id } from '#lib/id.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';
import type { PaymentStatus } from './payment-provider.ts';

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
  status: PaymentStatus;
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

/** Tables of migrations/0171_orders.sql and 0180_refunds.sql. */
export interface PaymentTables {
  payments: PaymentsTable;
  refunds: RefundsTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends PaymentTables {}
}

export const PAYMENT_SITE_TABLES: SiteTablesOf<PaymentTables> = {
  payments: {
    copied: { not: 'nobody paid anything to the copy' },
    archived: true,
    personal: ['reference'],
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
};
