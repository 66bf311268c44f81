import { sql } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { facetOption, type FacetOption, type FacetVariant } from '#domain/products/store-facets.ts';
import type { Stage } from '#server/content-entries/content-entry.ts';
import type { Db } from '#server/platform/database/database.ts';

/** What lists of products are narrowed by, of all variants of these products, in one query. Digital goods have none. */
export async function loadFacetVariants(
  db: Db,
  siteId: SiteId,
  stage: Stage,
  documentIds: readonly DocumentId[],
): Promise<ReadonlyMap<DocumentId, readonly FacetVariant[]>> {
  if (documentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_variants as variant')
    .innerJoin('product_entries as product', (join) =>
      join
        .onRef('product.site_id', '=', 'variant.site_id')
        .onRef('product.stage', '=', 'variant.stage')
        .onRef('product.document_id', '=', 'variant.document_id'),
    )
    .leftJoin('variant_stock as stock', (join) =>
      join
        .onRef('stock.site_id', '=', 'variant.site_id')
        .onRef('stock.variant_id', '=', 'variant.variant_id'),
    )
    .select([
      'variant.document_id as documentId',
      'variant.sku as sku',
      'variant.option_values as options',
      'variant.current_price as price',
      'variant.on_sale as onSale',
      // Gift cards are not counted (COMM-33).
      sql<boolean>`product.product_type not in ('physical', 'service') or stock.variant_id is null
        or stock.is_unlimited or stock.quantity > 0`.as('isInStock'),
    ])
    .where('variant.site_id', '=', siteId)
    .where('product.site_id', '=', siteId)
    .where('variant.stage', '=', stage)
    .where('variant.document_id', 'in', [...documentIds])
    .orderBy('variant.document_id')
    .orderBy('variant.order_key')
    .execute();
  // Variants have most of their values in common.
  const known = new Map<string, FacetOption | null>();
  const optionOf = (name: string, value: string): FacetOption | null => {
    const key = `${name}\0${value}`;
    const option = known.get(key) ?? facetOption(name, value);
    known.set(key, option);
    return option;
  };
  const variants = rows.map(({ documentId, options, ...variant }) => ({
    documentId,
    ...variant,
    options: (options ?? []).flatMap(([name, value]) => optionOf(name, value) ?? []),
  }));
  return Map.groupBy(variants, ({ documentId }) => documentId);
}
