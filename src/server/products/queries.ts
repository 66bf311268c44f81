import { sql } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Withheld } from '#domain/gating/withheld-documents.ts';
import type { ProductSummary } from '#domain/products/product-summary.ts';
import type { PriceStyle } from '#domain/products/shown-price.ts';
import type { Stock } from '#domain/products/stock.ts';
import type { Stage } from '#server/content-entries/content-entry.ts';
import { isListed } from '#server/content-entries/is-listed.ts';
import type { Db } from '#server/platform/database/database.ts';

/** The stock of the variants of a product that somebody counted, by their ids. */
export async function loadStock(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
): Promise<ReadonlyMap<string, Stock>> {
  return loadStockOf(db, siteId, [documentId]);
}

/** The same of several products, in one query. */
export async function loadStockOf(
  db: Db,
  siteId: SiteId,
  documentIds: readonly DocumentId[],
): Promise<ReadonlyMap<string, Stock>> {
  if (documentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('variant_stock')
    .select(['variant_id as variantId', 'is_unlimited as isUnlimited', 'quantity'])
    .where('site_id', '=', siteId)
    .where('document_id', 'in', [...documentIds])
    .execute();
  return new Map(rows.map(({ variantId, ...stock }) => [variantId, stock]));
}

/** Published products among these documents, of store pages that are switched on, in the order of the ids. */
export async function listProductEntries(
  db: Db,
  siteId: SiteId,
  documentIds: readonly DocumentId[],
  withheld: Withheld,
) {
  if (documentIds.length === 0) return [];
  const rows = await db
    .selectFrom('content_entries as entry')
    .innerJoin('content_entries as collection', (join) =>
      join
        .onRef('collection.site_id', '=', 'entry.site_id')
        .onRef('collection.stage', '=', 'entry.stage')
        .onRef('collection.document_id', '=', 'entry.collection_id'),
    )
    .select(['entry.document_id as documentId', 'entry.path', 'entry.title', 'entry.image'])
    .where('entry.site_id', '=', siteId)
    .where('collection.site_id', '=', siteId)
    .where('entry.stage', '=', 'live')
    .where('entry.document_id', 'in', [...documentIds])
    .where('entry.workflow_state', '=', 'published')
    .where('collection.is_enabled', '=', true)
    .where('collection.collection_type', '=', 'products')
    .where(isListed(withheld))
    .execute();
  const byId = new Map(rows.map((row) => [row.documentId, row]));
  return documentIds.flatMap((id) => byId.get(id) ?? []);
}

/** What lists say of a product, and the categories it names. */
export interface ListedSummary {
  readonly product: ProductSummary;
  readonly categoryIds: readonly string[];
  /** Null where the version before wrote the row: all its names are its own. */
  readonly ownCategories: readonly string[] | null;
  /** Empty: nobody is named. */
  readonly brand: string;
}

/** What lists say of products, in one query however many there are. */
export async function loadSummaries(
  db: Db,
  siteId: SiteId,
  stage: Stage,
  documentIds: readonly DocumentId[],
  { currency, trimsZeroFractions }: PriceStyle,
): Promise<ReadonlyMap<DocumentId, ListedSummary>> {
  if (documentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_entries as product')
    .select([
      'product.document_id as documentId',
      'product.lowest_price as lowest',
      'product.highest_price as highest',
      'product.original_price as original',
      'product.on_sale as onSale',
      'product.category_ids as categoryIds',
      'product.own_categories as ownCategories',
      'product.brand',
      'product.plan',
      isSoldOut().as('isSoldOut'),
    ])
    .where('product.site_id', '=', siteId)
    .where('product.stage', '=', stage)
    .where('product.document_id', 'in', [...documentIds])
    .execute();
  const style = { currency, ...(trimsZeroFractions === true ? { trimsZeroFractions } : {}) };
  return new Map(
    rows.map(({ documentId, isSoldOut: isGone, categoryIds, ownCategories, brand, plan, ...prices }) => [
      documentId,
      {
        product: { ...style, prices, isSoldOut: isGone, ...(plan === null ? {} : { plan }) },
        categoryIds,
        ownCategories,
        brand,
      },
    ]),
  );
}

/** None of its variants is in stock; what has no figure is unlimited, and so are gift cards and digital goods (COMM-31 to COMM-33). */
function isSoldOut() {
  return sql<boolean>`product.product_type in ('physical', 'service')
    and exists (select from product_variants variant where variant.site_id = product.site_id
      and variant.stage = product.stage and variant.document_id = product.document_id)
    and not exists (select from product_variants variant
      left join variant_stock stock on stock.site_id = variant.site_id and stock.variant_id = variant.variant_id
      where variant.site_id = product.site_id and variant.stage = product.stage
        and variant.document_id = product.document_id
        and (stock.variant_id is null or stock.is_unlimited or stock.quantity > 0))`;
}
