import type { ColumnType } from 'kysely';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { Id } from '#lib/id.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

interface PaymentComparisonsTable {
  site_id: SiteId;
  provider: string;
  tried_at: Date;
  compared_at: ColumnType<Date | null, Date | null | undefined>;
}

interface PaymentDifferencesTable {
  site_id: SiteId;
  id: Id<'payment-difference'>;
  provider: string;
  kind: 'payment' | 'refund';
  subject: string;
  order_id: Id<'order'> | null;
  provider_id: string | null;
  currency: CurrencyCode;
  here: number | null;
  there: number | null;
  found_at: Date;
  settled_at: Date | null;
  account_id: AccountId | null;
}

/** Tables of migrations/0225_payment_comparisons.sql. */
export interface PaymentComparisonTables {
  payment_comparisons: PaymentComparisonsTable;
  payment_differences: PaymentDifferencesTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends PaymentComparisonTables {}
}

const NOT_ARCHIVED = { not: 'who brings a site back connects its account anew, and compares then' };

export const PAYMENT_COMPARISON_SITE_TABLES: SiteTablesOf<PaymentComparisonTables> = {
  payment_comparisons: {
    copied: { not: 'the copy has no account at a provider' },
    archived: NOT_ARCHIVED,
    personal: [],
    secret: [],
    other: ['site_id', 'provider', 'tried_at', 'compared_at'],
  },
  payment_differences: {
    copied: { not: 'nobody paid anything to the copy' },
    archived: NOT_ARCHIVED,
    personal: ['account_id'],
    secret: [],
    other: [
      'site_id',
      'id',
      'provider',
      'kind',
      'subject',
      'order_id',
      'provider_id',
      'currency',
      'here',
      'there',
      'found_at',
      'settled_at',
    ],
  },
};
