import { products } from '#domain/collections/products/index.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { StoreFacts } from '#domain/products/shown-product.ts';
import { categoriesOf } from '#domain/products/category-tree.ts';
import type { Category } from '#domain/products/category.ts';
import { shownLowStock } from '#domain/store/store-settings.ts';
import type { Stage } from '#server/content-entries/content-entry.ts';
import { listPublished, loadDocument } from '#server/documents/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { loadStock } from './queries.ts';
import { findMailText } from '#server/store/mail-texts.ts';
import { loadStoreSettings } from '#server/store/queries.ts';

/** What the page of a product shows besides its document: stock, currency, and the arrangement that its store page says. */
export async function loadStoreFacts(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
  collectionId: DocumentId,
  stage: Stage,
): Promise<StoreFacts & { readonly categories: readonly Category[] }> {
  const [stock, store, mail, collection] = await Promise.all([
    loadStock(db, siteId, documentId),
    loadStoreSettings(db, siteId),
    findMailText(db, siteId, 'backInStock'),
    stage === 'live'
      ? listPublished(db, siteId, [collectionId]).then((found) => found.get(collectionId))
      : loadDocument(db, siteId, collectionId).then((found) => found?.records),
  ]);
  const settings = products.settings.safeParse(collection?.['settings']);
  return {
    currency: store.currency,
    trimsZeroFractions: store.trimsZeroFractions,
    lowStock: shownLowStock(store),
    expressCheckout: store.expressCheckout,
    websiteId: siteId,
    featuresOff: store.featuresOff,
    tellsBack: mail?.isOn !== false,
    layout: settings.data?.productLayout ?? 'products',
    stock,
    categories: categoriesOf(Object.values(collection ?? {})),
  };
}
