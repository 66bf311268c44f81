import type { ColumnType, Generated } from 'kysely';
import type { GiftFrequency } from '#domain/donations/gift-frequency.ts';
import type { FundFields } from '#domain/donations/fund-fields.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

export type FundId = Id<'fund'>;
export type DonatePageId = Id<'donate-page'>;

interface FundsTable {
  site_id: SiteId;
  id: FundId;
  name: string;
  amounts: ColumnType<FundFields['amounts'], string, string>;
  takes_other: boolean;
  minimum: number;
  fee_percent: number | null;
  frequencies: ColumnType<readonly GiftFrequency[], readonly GiftFrequency[] | undefined>;
  asks_address: boolean;
  asks_message: boolean;
  questions: ColumnType<FundFields['questions'], string | undefined, string>;
  receipt_text: string;
  version: Generated<number>;
  created_at: Date;
}

interface DonatePagesTable {
  site_id: SiteId;
  id: DonatePageId;
  fund_id: FundId;
  title: string;
  text: string;
  version: Generated<number>;
  created_at: Date;
}

/** Tables of migrations/0230_donations.sql, 0280_gift_frequencies.sql and 0298_fund_questions.sql. */
export interface DonationTables {
  funds: FundsTable;
  donate_pages: DonatePagesTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends DonationTables {}
}

const NOT_COPIED = { not: 'Who collects money on one site says anew what for on another.' };

export const DONATION_SITE_TABLES: SiteTablesOf<DonationTables> = {
  funds: {
    copied: NOT_COPIED,
    archived: true,
    personal: [],
    secret: [],
    other: [
      'site_id',
      'id',
      'name',
      'amounts',
      'takes_other',
      'minimum',
      'fee_percent',
      'frequencies',
      'asks_address',
      'asks_message',
      'questions',
      'receipt_text',
      'version',
      'created_at',
    ],
  },
  donate_pages: {
    copied: NOT_COPIED,
    archived: true,
    personal: [],
    secret: [],
    other: ['site_id', 'id', 'fund_id', 'title', 'text', 'version', 'created_at'],
  },
};
