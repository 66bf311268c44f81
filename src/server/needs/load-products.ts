import type { NeededProduct } from '#blocks/needs/need.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Withheld } from '#domain/gating/withheld-documents.ts';
import { shownProduct } from '#domain/products/shown-product.ts';
import { shownLowStock } from '#domain/store/store-settings.ts';
import type { Db } from '#server/platform/database/database.ts';
import { listPublished } from '#server/documents/queries.ts';
import { listProductEntries, loadStockOf } from '#server/products/queries.ts';
import { findMailText } from '#server/store/mail-texts.ts';
import { loadStoreSettings } from '#server/store/queries.ts';

/** Published products of store pages that are switched on, with their stock. */
export async function loadProducts(
  db: Db,
  siteId: SiteId,
  documentIds: readonly DocumentId[],
  withheld: Withheld,
): Promise<ReadonlyMap<string, readonly NeededProduct[]>> {
  const [entries, settings, mail] = await Promise.all([
    listProductEntries(db, siteId, documentIds, withheld),
    loadStoreSettings(db, siteId),
    findMailText(db, siteId, 'backInStock'),
  ]);
  const ids = entries.map(({ documentId }) => documentId);
  const [published, stock] = await Promise.all([
    listPublished(db, siteId, ids),
    loadStockOf(db, siteId, ids),
  ]);
  return new Map(
    entries.map(({ documentId, path, title, image }): [string, readonly NeededProduct[]] => {
      const { currency, trimsZeroFractions, expressCheckout, featuresOff } = settings;
      const lowStock = shownLowStock(settings);
      const facts = {
        currency,
        trimsZeroFractions,
        layout: 'products',
        stock,
        lowStock,
        expressCheckout,
        websiteId: siteId,
        featuresOff,
        tellsBack: mail?.isOn !== false,
      } as const;
      const product = shownProduct(documentId, published.get(documentId) ?? {}, facts);
      return [documentId, [{ path: encodeURI(path), title, image, product }]];
    }),
  );
}
