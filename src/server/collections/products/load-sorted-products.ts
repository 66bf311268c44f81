import { itemSummary, type ItemSummary } from '#domain/collections/item-summary.ts';
import type { SettingsOf } from '#domain/collections/collection-settings.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Withheld } from '#domain/gating/withheld-documents.ts';
import { MAX_PRODUCTS } from '#domain/products/product-limits.ts';
import { sortedProducts } from '#domain/products/sort-products.ts';
import { listEntriesUncounted } from '#server/content-entries/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { loadSummaries } from '#server/products/queries.ts';
import { loadStoreSettings } from '#server/store/queries.ts';

/** The published products of a store page with their prices, in its order: as many queries for one as for all. */
export async function loadSortedProducts(
  db: Db,
  siteId: SiteId,
  collectionId: DocumentId,
  { sort, itemOrder }: Pick<SettingsOf<'products'>, 'sort' | 'itemOrder'>,
  withheld: Withheld,
): Promise<readonly ItemSummary[]> {
  const filter = { kind: 'item', collectionId, state: 'published', withheld } as const;
  const [entries, { currency }] = await Promise.all([
    listEntriesUncounted(db, siteId, 'live', { ...filter, page: 1, pageSize: MAX_PRODUCTS }),
    loadStoreSettings(db, siteId),
  ]);
  const ids = entries.map(({ documentId }) => documentId);
  const summaries = await loadSummaries(db, siteId, 'live', ids, currency);
  const items = entries.map((entry): ItemSummary => {
    const product = summaries.get(entry.documentId);
    return { ...itemSummary(entry), ...(product === undefined ? {} : { product }) };
  });
  return sortedProducts(items, sort, itemOrder);
}
