import type { Generated } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { Id } from '#lib/id.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';
import type { PaymentStatus } from './payment-provider.ts';

export type PaymentId = Id<'payment'>;

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

/** A table of migrations/0171_orders.sql. */
export interface PaymentTables {
  payments: PaymentsTable;
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
};
