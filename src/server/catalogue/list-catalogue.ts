import { sql } from 'kysely';
import { MAX_BULK_PRODUCTS, type ListedProduct } from '#contract/catalogue.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { CatalogueSort } from '#domain/products/catalogue-filters.ts';
import { invariant } from '#lib/invariant.ts';
import { findHomePageId } from '#server/content-entries/find-home-page-id.ts';
import { listEntriesUncounted } from '#server/content-entries/queries.ts';
import { presentEntry } from '#server/pages/present-entry.ts';
import type { Db } from '#server/platform/database/database.ts';
import { matchingProducts, type CatalogueFilter } from './matching-products.ts';

/** What matches is counted so far beyond the page. */
const COUNTED_BEYOND = 1_000;

interface CatalogueQuery extends CatalogueFilter {
  readonly sort: CatalogueSort;
  readonly direction: 'ascending' | 'descending';
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** A page of the products that match in their order, and how many match. */
export async function listCatalogue(db: Db, siteId: SiteId, query: CatalogueQuery, lowFrom: number) {
  const { page, pageSize, sort, direction } = query;
  const offset = (page - 1) * pageSize;
  const matching = matchingProducts(db, siteId, query, lowFrom).select('product.document_id as id');
  const order = direction === 'ascending' ? 'asc' : 'desc';
  const rows = await matching
    .orderBy(ORDERS[sort], order)
    .orderBy('product.document_id', order)
    .limit(pageSize)
    .offset(offset)
    .execute();
  const counted = await db
    .selectFrom(matching.limit(offset + pageSize + COUNTED_BEYOND).as('each'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const products = await presentProducts(
    db,
    siteId,
    rows.map(({ id }) => id),
    lowFrom,
  );
  const total = counted.count;
  return { products, total, hasMore: total === offset + pageSize + COUNTED_BEYOND };
}

/** The ids of all that match, as many as are changed at once. */
export async function listCatalogueIds(db: Db, siteId: SiteId, filter: CatalogueFilter, lowFrom: number) {
  const rows = await matchingProducts(db, siteId, filter, lowFrom)
    .select('product.document_id as id')
    .orderBy('product.document_id')
    .limit(MAX_BULK_PRODUCTS + 1)
    .execute();
  return {
    ids: rows.slice(0, MAX_BULK_PRODUCTS).map(({ id }) => id),
    hasMore: rows.length > MAX_BULK_PRODUCTS,
  };
}

/** Whether the site has no product at all. */
export async function hasNoProducts(db: Db, siteId: SiteId): Promise<boolean> {
  const some = await db
    .selectFrom('product_entries')
    .select('document_id')
    .where('site_id', '=', siteId)
    .where('stage', '=', 'draft')
    .limit(1)
    .executeTakeFirst();
  return some === undefined;
}

/** What is not counted stands behind every figure. */
const ORDERS = {
  changed: sql`document.updated_at`,
  title: sql`product.sort_name`,
  price: sql`product.lowest_price`,
  stock: sql`(select case when product.product_type not in ('physical', 'service')
      or bool_or(own.variant_id is null or own.is_unlimited) then null else sum(own.quantity) end
    from product_variants variant
    left join variant_stock own on own.site_id = variant.site_id and own.variant_id = variant.variant_id
    where variant.site_id = product.site_id and variant.stage = product.stage
      and variant.document_id = product.document_id)`,
} as const;

async function presentProducts(
  db: Db,
  siteId: SiteId,
  ids: readonly DocumentId[],
  lowFrom: number,
): Promise<ListedProduct[]> {
  if (ids.length === 0) return [];
  const isCounted = sql`product.product_type in ('physical', 'service') and own.is_unlimited = false`;
  const [entries, homePageId, facts] = await Promise.all([
    listEntriesUncounted(db, siteId, 'draft', { documentIds: ids, page: 1, pageSize: ids.length }),
    findHomePageId(db, siteId),
    db
      .selectFrom('product_entries as product')
      .leftJoin('product_variants as variant', (join) =>
        join
          .onRef('variant.site_id', '=', 'product.site_id')
          .onRef('variant.stage', '=', 'product.stage')
          .onRef('variant.document_id', '=', 'product.document_id'),
      )
      .leftJoin('variant_stock as own', (join) =>
        join.onRef('own.site_id', '=', 'variant.site_id').onRef('own.variant_id', '=', 'variant.variant_id'),
      )
      .select([
        'product.document_id as id',
        'product.product_type as productType',
        'product.lowest_price as lowest',
        'product.highest_price as highest',
        'product.original_price as original',
        'product.on_sale as onSale',
        'product.plan',
        sql<string>`coalesce((array_agg(variant.sku order by variant.order_key))[1], '')`.as('sku'),
        sql<number>`count(variant.variant_id)::int`.as('variants'),
        sql<number>`count(*) filter (where ${isCounted})::int`.as('counted'),
        sql<number>`coalesce(sum(own.quantity) filter (where ${isCounted}), 0)::int`.as('quantity'),
        sql<number>`count(*) filter (where ${isCounted} and own.quantity = 0)::int`.as('soldOut'),
        sql<number>`count(*) filter (where ${isCounted} and own.quantity between 1 and ${lowFrom})::int`.as(
          'low',
        ),
      ])
      .where('product.site_id', '=', siteId)
      .where('product.stage', '=', 'draft')
      .where('product.document_id', 'in', [...ids])
      .groupBy(['product.site_id', 'product.stage', 'product.document_id'])
      .execute(),
  ]);
  const titles = await titlesOf(
    db,
    siteId,
    entries.flatMap(({ collectionId }) => collectionId ?? []),
  );
  const entryOf = new Map(entries.map((entry) => [entry.documentId, entry]));
  const factsOf = new Map(facts.map((fact) => [fact.id, fact]));
  return ids.map((id): ListedProduct => {
    const [entry, fact] = [entryOf.get(id), factsOf.get(id)];
    invariant(entry !== undefined && fact !== undefined, 'a product has an entry in the lists');
    const { productType, lowest, highest, original, onSale, plan, sku, variants, counted, ...left } = fact;
    return {
      id,
      entry: presentEntry(entry, homePageId),
      storePage: entry.collectionId === null ? '' : (titles.get(entry.collectionId) ?? ''),
      productType,
      prices: { lowest, highest, original, onSale },
      period: plan?.billingPeriod ?? null,
      sku,
      stock: {
        variants,
        isUnlimited: counted < Math.max(1, variants),
        quantity: left.quantity,
        soldOut: left.soldOut,
        low: left.low,
      },
    };
  });
}

async function titlesOf(
  db: Db,
  siteId: SiteId,
  ids: readonly DocumentId[],
): Promise<ReadonlyMap<DocumentId, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_entries')
    .select(['document_id as id', 'title'])
    .where('site_id', '=', siteId)
    .where('stage', '=', 'draft')
    .where('document_id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}
