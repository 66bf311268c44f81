import { itemSummary } from '#domain/collections/item-summary.ts';
import { collectionSettingsSchema } from '#domain/collections/collection-settings.ts';
import type { Withheld } from '#domain/gating/withheld-documents.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { listNewestItems } from '#server/content-entries/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { listPublished } from '#server/documents/queries.ts';
import { loadSummaries, type ListedSummary } from '#server/products/queries.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { listLinkTargets } from '#server/content-entries/list-link-targets.ts';
import type { ShownCollection } from '#site/collections/define-collection-view.ts';
import { viewOfCollection } from '#site/collections/collection-views.ts';
import type { CollectionNeedKind } from '#blocks/needs/need.ts';

/**
 * Published collections that visitors can reach, with as many of their items as one kind of need shows, in three queries
 * however many there are, and with the prices of products in five. One whose settings cannot be read is left out.
 */
export async function loadCollections(
  db: Db,
  siteId: SiteId,
  documentIds: readonly DocumentId[],
  need: CollectionNeedKind,
  withheld: Withheld,
): Promise<readonly ShownCollection[]> {
  const reachable = await listLinkTargets(db, siteId, documentIds);
  const ids = reachable.map(({ documentId }) => documentId);
  const published = await listPublished(db, siteId, ids);
  const found = reachable.flatMap(({ documentId, path }) => {
    const settings = collectionSettingsSchema.safeParse(published.get(documentId)?.['settings']);
    return settings.success ? [{ documentId, path: encodeURI(path), settings: settings.data }] : [];
  });
  const items = await listNewestItems(
    db,
    siteId,
    found.map(({ documentId, settings }) => ({
      collectionId: documentId,
      most: viewOfCollection(settings.collectionType).mostItems[need],
    })),
    withheld,
  );
  const ofStores = found
    .filter(({ settings }) => settings.collectionType === 'products')
    .flatMap(({ documentId }) => items.get(documentId) ?? []);
  const prices = await loadPrices(
    db,
    siteId,
    ofStores.map(({ documentId }) => documentId),
  );
  return found.map((each) => ({
    ...each,
    items: (items.get(each.documentId) ?? []).map((entry) => {
      const product = prices.get(entry.documentId)?.product;
      return { ...itemSummary(entry), ...(product === undefined ? {} : { product }) };
    }),
  }));
}

/** What lists say of products, in two queries; in none where there are no products. */
async function loadPrices(db: Db, siteId: SiteId, documentIds: readonly DocumentId[]) {
  if (documentIds.length === 0) return new Map<DocumentId, ListedSummary>();
  return loadSummaries(db, siteId, 'live', documentIds, await loadStoreSettings(db, siteId));
}
