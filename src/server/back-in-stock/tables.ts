import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { VariantId } from '#domain/products/variant.ts';
import type { Id } from '#lib/id.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

interface BackInStockTable {
  site_id: SiteId;
  id: Id<'waiting'>;
  product_id: DocumentId;
  variant_id: VariantId;
  email: string;
  email_key: string;
  at: Date;
}

/** Tables of migrations/0247_back_in_stock.sql. */
export interface BackInStockTables {
  back_in_stock: BackInStockTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends BackInStockTables {}
}

export const BACK_IN_STOCK_SITE_TABLES: SiteTablesOf<BackInStockTables> = {
  back_in_stock: {
    copied: { not: 'nobody waits for anything of the copy' },
    archived: true,
    personal: ['email', 'email_key'],
    secret: [],
    other: ['site_id', 'id', 'product_id', 'variant_id', 'at'],
  },
};
