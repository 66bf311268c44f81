import { itemSummary } from '#domain/collections/item-summary.ts';
import { collectionSettingsSchema } from '#domain/collections/collection-settings.ts';
import type { Withheld } from '#domain/gating/withheld-documents.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { listNewestItems } from '#server/content-entries/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { listPublished } from '#server/documents/queries.ts';
import { listLinkTargets } from '#server/content-entries/list-link-targets.ts';
import type { ShownCollection } from '#site/collections/define-collection-view.ts';
import { viewOfCollection } from '#site/collections/collection-views.ts';
import type { CollectionNeedKind } from '#blocks/needs/need.ts';

/**
 * Published collections that visitors can reach, with as many of their items as one kind of need shows, in three queries
 * however many there are. One whose settings cannot be read is left out.
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
  return found.map((each) => ({ ...each, items: (items.get(each.documentId) ?? []).map(itemSummary) }));
}
