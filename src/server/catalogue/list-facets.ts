import { sql } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { MAX_PRODUCTS } from '#domain/products/product-limits.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Store pages and categories that are offered; further ones are found by words. */
const SHOWN = 500;

/** The store pages of a site with whether they are full, and the categories that its products have. */
export async function listFacets(db: Db, siteId: SiteId) {
  const { rows: pages } = await sql<{
    readonly id: DocumentId;
    readonly title: string;
    readonly products: number;
  }>`select page.document_id as id, page.title,
      (select count(*)::int from content_entries item where item.site_id = page.site_id and item.stage = page.stage
        and item.collection_id = page.document_id) as products
    from content_entries page
    where page.site_id = ${siteId} and page.stage = 'draft' and page.kind = 'collection'
      and page.collection_type = 'products'
    order by page.title, page.document_id limit ${SHOWN}`.execute(db);
  const { rows } = await sql<{ readonly category: string }>`
    select distinct category
    from product_entries product
    join content_entries entry on entry.site_id = product.site_id and entry.stage = product.stage
      and entry.document_id = product.document_id
    cross join unnest(entry.categories) as category
    where product.site_id = ${siteId} and product.stage = 'draft'
    order by category limit ${SHOWN}`.execute(db);
  return {
    storePages: pages.map(({ id, title, products }) => ({ id, title, isFull: products >= MAX_PRODUCTS })),
    categories: rows.map(({ category }) => category),
  };
}
