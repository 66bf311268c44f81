import { sql } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Withheld } from '#domain/gating/withheld-documents.ts';
import { MAX_PRODUCTS } from '#domain/products/product-limits.ts';
import type { PlacedProduct } from '#domain/products/store-places.ts';
import { isListed } from '#server/content-entries/is-listed.ts';
import type { Db } from '#server/platform/database/database.ts';

type Placed = PlacedProduct & {
  readonly collectionId: DocumentId;
  /** Of the publish that last changed it. */
  readonly updatedAt: Date;
};

/** Of each of some store pages the products that it lists, with the categories that they name: one query for all. */
export async function listPlacedProducts(
  db: Db,
  siteId: SiteId,
  collectionIds: readonly DocumentId[],
  withheld: Withheld,
): Promise<ReadonlyMap<DocumentId, readonly Placed[]>> {
  if (collectionIds.length === 0) return new Map();
  const { rows } = await sql<Placed>`
    select item.* from unnest(${[...collectionIds]}::char(24)[]) as wanted (collection_id)
    cross join lateral (
      select entry.document_id as id, entry.collection_id as "collectionId", entry.updated_at as "updatedAt",
        coalesce(product.category_ids, '{}') as "categoryIds",
        coalesce(product.own_categories, entry.categories) as "ownCategories"
      from content_entries entry
      left join product_entries product on product.site_id = entry.site_id and product.stage = entry.stage
        and product.document_id = entry.document_id
      where entry.site_id = ${siteId} and entry.stage = 'live' and entry.kind = 'item'
        and entry.collection_id = wanted.collection_id and entry.workflow_state = 'published' and entry.is_listed
        and ${isListed(withheld)}
      order by entry.listed_at desc, entry.document_id desc
      limit ${MAX_PRODUCTS}
    ) as item`.execute(db);
  return Map.groupBy(rows, ({ collectionId }) => collectionId);
}
