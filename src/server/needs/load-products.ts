import type { NeededProduct } from '#blocks/needs/need.ts';
import { shownProduct } from '#domain/products/shown-product.ts';
import { listPublished } from '#server/documents/queries.ts';
import { listProductEntries, loadStockOf } from '#server/products/queries.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import type { NeedLoader } from './need-loader.ts';

/** Published products of store pages that are switched on, with their stock. */
export const loadProducts: NeedLoader<'product'> = async (db, siteId, documentIds, withheld) => {
  const [entries, { currency }] = await Promise.all([
    listProductEntries(db, siteId, documentIds, withheld),
    loadStoreSettings(db, siteId),
  ]);
  const ids = entries.map(({ documentId }) => documentId);
  const [published, stock] = await Promise.all([
    listPublished(db, siteId, ids),
    loadStockOf(db, siteId, ids),
  ]);
  return new Map(
    entries.map(({ documentId, path, title, image }): [string, readonly NeededProduct[]] => {
      const facts = { currency, layout: 'products', stock } as const;
      const product = shownProduct(documentId, published.get(documentId) ?? {}, facts);
      return [documentId, [{ path: encodeURI(path), title, image, product }]];
    }),
  );
};
