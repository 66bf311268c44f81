import type { SiteId } from '#domain/documents/record.ts';
import { shownProduct } from '#domain/products/shown-product.ts';
import type { Db } from '#server/platform/database/database.ts';
import { loadStoreFacts } from '#server/products/load-store-facts.ts';
import type { ItemPage } from '#site/content/page-content.ts';
import type { ItemOf } from '../define-collection-source.ts';

/** What the page of a product shows: its variants with their prices and their stock, arranged as its store page says. */
export async function loadProductParts(
  db: Db,
  siteId: SiteId,
  { documentId, collectionId, stage, records }: ItemOf,
): Promise<Pick<ItemPage, 'product'>> {
  const facts = await loadStoreFacts(db, siteId, documentId, collectionId, stage);
  return { product: shownProduct(documentId, records, facts) };
}
