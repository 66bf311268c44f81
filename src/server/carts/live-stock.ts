import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Stock } from '#domain/products/stock.ts';
import type { VariantId } from '#domain/products/variant.ts';
import type { Db } from '#server/platform/database/database.ts';

/** The counted stock of the variants that are on the live page of a product. */
export async function listLiveStock(
  db: Db,
  siteId: SiteId,
  productId: DocumentId,
): Promise<readonly (Stock & { readonly id: VariantId })[]> {
  return db
    .selectFrom('product_variants as variant')
    .innerJoin('variant_stock as stock', (join) =>
      join
        .onRef('stock.site_id', '=', 'variant.site_id')
        .onRef('stock.variant_id', '=', 'variant.variant_id'),
    )
    .select(['variant.variant_id as id', 'stock.is_unlimited as isUnlimited', 'stock.quantity'])
    .where('variant.site_id', '=', siteId)
    .where('stock.site_id', '=', siteId)
    .where('variant.stage', '=', 'live')
    .where('variant.document_id', '=', productId)
    .execute();
}
