import type { ColumnType, Generated } from 'kysely';
import type { StoredDiscountConditions, StoredDiscountEffect } from '#domain/discounts/discount-fields.ts';
import type { DiscountTrigger } from '#domain/discounts/discount-triggers.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

export type DiscountId = Id<'discount'>;

interface DiscountsTable {
  site_id: SiteId;
  id: DiscountId;
  trigger: DiscountTrigger;
  title: string;
  effect: ColumnType<StoredDiscountEffect, string, string>;
  conditions: ColumnType<StoredDiscountConditions, string, string>;
  emails: string[] | null;
  is_exclusive: boolean;
  starts_at: Date;
  ends_at: Date | null;
  paused_at: Date | null;
  /** Charges of a subscription that it counts for; 0: all (ORD-55). */
  charges: Generated<number>;
  use_limit: number | null;
  customer_limit: number | null;
  uses: ColumnType<number, number | undefined, number>;
  version: ColumnType<number, number | undefined, number>;
  created_at: Date;
  removed_at: Date | null;
}

interface DiscountCodesTable {
  site_id: SiteId;
  discount_id: DiscountId;
  code_key: string;
  code: string;
  is_single_use: boolean;
  order_id: Id<'order'> | null;
  is_removed: ColumnType<boolean, boolean | undefined, boolean>;
}

interface DiscountUsesTable {
  site_id: SiteId;
  discount_id: DiscountId;
  order_id: Id<'order'>;
  /** Reserved while the payment is awaited, counted once the order is placed. */
  state: 'held' | 'counted' | 'given-back';
}

interface CodeTriesTable {
  site_id: SiteId;
  key: string;
  tried_at: Date[];
  last_at: Date;
}

/** Tables of migrations/0177_discounts.sql and 0178_code_tries.sql. */
export interface DiscountTables {
  discounts: DiscountsTable;
  discount_codes: DiscountCodesTable;
  discount_uses: DiscountUsesTable;
  code_tries: CodeTriesTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends DiscountTables {}
}

const NOT_COPIED = { not: 'What buyers of one shop were promised is not promised by another.' };

export const DISCOUNT_SITE_TABLES: SiteTablesOf<DiscountTables> = {
  discounts: {
    copied: NOT_COPIED,
    archived: true,
    personal: ['emails'],
    secret: [],
    other: [
      'site_id',
      'id',
      'trigger',
      'title',
      'effect',
      'conditions',
      'is_exclusive',
      'starts_at',
      'ends_at',
      'paused_at',
      'charges',
      'use_limit',
      'customer_limit',
      'uses',
      'version',
      'created_at',
      'removed_at',
    ],
  },
  discount_codes: {
    copied: NOT_COPIED,
    archived: true,
    personal: [],
    secret: [],
    other: ['site_id', 'discount_id', 'code_key', 'code', 'is_single_use', 'order_id', 'is_removed'],
  },
  discount_uses: {
    copied: NOT_COPIED,
    archived: true,
    personal: [],
    secret: [],
    other: ['site_id', 'discount_id', 'order_id', 'state'],
  },
  code_tries: {
    copied: { not: 'Counts of the last minutes.' },
    archived: { not: 'Counts of the last minutes.' },
    personal: [],
    secret: ['key'],
    other: ['site_id', 'tried_at', 'last_at'],
  },
};
