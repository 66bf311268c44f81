import type { ItemSummary } from '#domain/collections/item-summary.ts';
import type { SettingsOf } from '#domain/collections/collection-settings.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Withheld } from '#domain/gating/withheld-documents.ts';
import { sortedProducts } from '#domain/products/sort-products.ts';
import type { Db } from '#server/platform/database/database.ts';
import { shownProducts, type ProductsOf } from './shown-products.ts';

/** The published products of a store page with their prices, in its order: as many queries for one as for all. */
export async function loadSortedProducts(
  db: Db,
  siteId: SiteId,
  collectionId: DocumentId,
  { sort, itemOrder }: Pick<SettingsOf<'products'>, 'sort' | 'itemOrder'>,
  withheld: Withheld,
  productsOf?: ProductsOf,
): Promise<readonly ItemSummary[]> {
  const wanted = { collectionId, hasVariants: false, withheld, productsOf };
  const { products } = await shownProducts(db, siteId, wanted);
  return sortedProducts(products, sort, itemOrder);
}
