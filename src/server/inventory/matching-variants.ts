import { sql, type SqlBool } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { StockFilter } from '#domain/products/catalogue-filters.ts';
import type { Db } from '#server/platform/database/database.ts';
import { searchPatterns } from '#server/platform/database/search-patterns.ts';

export interface InventoryFilter {
  readonly search: string;
  readonly documentId?: DocumentId | undefined;
  readonly stock?: StockFilter | undefined;
}

/** The drafted variants of a site whose pieces can be counted: not of gift cards and digital goods (COMM-32, COMM-33). */
export function matchingVariants(db: Db, siteId: SiteId, filter: InventoryFilter, lowFrom: number) {
  let query = db
    .selectFrom('product_variants as variant')
    .innerJoin('product_entries as product', (join) =>
      join
        .onRef('product.site_id', '=', 'variant.site_id')
        .onRef('product.stage', '=', 'variant.stage')
        .onRef('product.document_id', '=', 'variant.document_id'),
    )
    .innerJoin('content_entries as entry', (join) =>
      join
        .onRef('entry.site_id', '=', 'variant.site_id')
        .onRef('entry.stage', '=', 'variant.stage')
        .onRef('entry.document_id', '=', 'variant.document_id'),
    )
    .leftJoin('variant_stock as own', (join) =>
      join.onRef('own.site_id', '=', 'variant.site_id').onRef('own.variant_id', '=', 'variant.variant_id'),
    )
    .where('variant.site_id', '=', siteId)
    .where('variant.stage', '=', 'draft')
    .where('product.product_type', 'in', ['physical', 'service']);
  if (filter.documentId !== undefined) query = query.where('variant.document_id', '=', filter.documentId);
  if (filter.stock !== undefined) query = query.where(STOCKS[filter.stock](lowFrom));
  for (const pattern of searchPatterns(filter.search)) {
    query = query.where(
      sql<SqlBool>`(entry.search_text like ${pattern} or variant.sku_key like ${pattern}
        or lower(variant.option_text) like ${pattern})`,
    );
  }
  return query;
}

const STOCKS = {
  in: () => sql<SqlBool>`coalesce(own.is_unlimited or own.quantity > 0, true)`,
  low: (lowFrom: number) => sql<SqlBool>`own.is_unlimited = false and own.quantity between 1 and ${lowFrom}`,
  out: () => sql<SqlBool>`own.is_unlimited = false and own.quantity = 0`,
};
