import { sql, type SqlBool } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { CatalogueState, StockFilter } from '#domain/products/catalogue-filters.ts';
import { isUndone } from '#server/documents/is-undone.ts';
import { labelKey } from '#server/content-entries/label-key.ts';
import type { Db } from '#server/platform/database/database.ts';
import { searchPatterns } from '#server/platform/database/search-patterns.ts';

export interface CatalogueFilter {
  readonly search: string;
  readonly documentId?: DocumentId | undefined;
  readonly collectionId?: DocumentId | undefined;
  readonly category?: string | undefined;
  readonly state?: CatalogueState | undefined;
  readonly stock?: StockFilter | undefined;
  readonly onSale?: 'yes' | 'no' | undefined;
}

/** The drafted products of a site that match, whichever store page they are of. */
export function matchingProducts(db: Db, siteId: SiteId, filter: CatalogueFilter, lowFrom: number) {
  let query = db
    .selectFrom('product_entries as product')
    .innerJoin('content_entries as entry', (join) =>
      join
        .onRef('entry.site_id', '=', 'product.site_id')
        .onRef('entry.stage', '=', 'product.stage')
        .onRef('entry.document_id', '=', 'product.document_id'),
    )
    .innerJoin('documents as document', (join) =>
      join.onRef('document.site_id', '=', 'product.site_id').onRef('document.id', '=', 'product.document_id'),
    )
    .where('product.site_id', '=', siteId)
    .where('product.stage', '=', 'draft');
  const { documentId, collectionId, category, state, stock, onSale } = filter;
  if (documentId !== undefined) query = query.where('product.document_id', '=', documentId);
  if (collectionId !== undefined) query = query.where('entry.collection_id', '=', collectionId);
  if (category !== undefined) {
    query = query.where(sql<boolean>`entry.category_keys @> array[${labelKey(category)}]::text[]`);
  }
  if (state !== undefined) query = query.where(isInState(state));
  if (stock !== undefined) query = query.where(hasVariant(stock, lowFrom));
  if (onSale !== undefined) query = query.where('product.on_sale', onSale === 'yes' ? '<>' : '=', 'none');
  for (const pattern of searchPatterns(filter.search)) {
    query = query.where(
      sql<SqlBool>`(entry.search_text like ${pattern} or exists (select from product_variants variant
        where variant.site_id = product.site_id and variant.stage = product.stage
          and variant.document_id = product.document_id and variant.sku_key like ${pattern}))`,
    );
  }
  return query;
}

function isInState(state: CatalogueState) {
  switch (state) {
    case 'available':
      return sql<SqlBool>`entry.workflow_state = 'published'`;
    case 'scheduled':
      return sql<SqlBool>`entry.workflow_state = 'scheduled'`;
    case 'hidden':
      return sql<SqlBool>`entry.workflow_state = 'draft'`;
    case 'changed':
      // A draft that nobody ever saw waits for its owner, not for a publish.
      return sql<SqlBool>`document.published_version is distinct from document.version
        and (document.published_version is not null or entry.workflow_state <> 'draft')
        and not ${isUndone('document')}`;
  }
}

/** Gift cards and digital goods are not counted (COMM-32, COMM-33), nor is a variant without a figure. */
function hasVariant(stock: StockFilter, lowFrom: number) {
  const isCounted = sql`product.product_type in ('physical', 'service') and own.is_unlimited = false`;
  const fits = {
    in: sql`coalesce(not (${isCounted} and own.quantity = 0), true)`,
    low: sql`${isCounted} and own.quantity between 1 and ${lowFrom}`,
    out: sql`${isCounted} and own.quantity = 0`,
  }[stock];
  const some = sql<SqlBool>`exists (select from product_variants variant
    left join variant_stock own on own.site_id = variant.site_id and own.variant_id = variant.variant_id
    where variant.site_id = product.site_id and variant.stage = product.stage
      and variant.document_id = product.document_id and ${fits})`;
  return stock === 'in' ? sql<SqlBool>`(product.product_type = 'digital' or ${some})` : some;
}
