import {
  collectionSettingsSchema,
  type CollectionSettings,
} from '#domain/collections/collection-settings.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { listNewestItems } from '#server/pages/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { postSummary } from '#server/published/post-summary-of.ts';
import { listLinkTargets, listPublished } from '#server/published/queries.ts';
import type { PostSummary } from '#site/collections/post-summary.ts';

/** A published collection that visitors can reach, with items of it. */
export interface LoadedCollection {
  readonly documentId: DocumentId;
  /** Encoded. */
  readonly path: string;
  /** Null where they cannot be read. */
  readonly settings: CollectionSettings | null;
  /** The newest ones first. */
  readonly items: readonly PostSummary[];
}

/** Collections with as many of their items as `mostItems` says, in three queries however many there are. */
export async function loadCollections(
  db: Db,
  siteId: SiteId,
  documentIds: readonly DocumentId[],
  mostItems: (settings: CollectionSettings | null) => number,
): Promise<readonly LoadedCollection[]> {
  const reachable = await listLinkTargets(db, siteId, documentIds);
  const ids = reachable.map(({ documentId }) => documentId as DocumentId);
  const published = await listPublished(db, siteId, ids);
  const found = reachable.map(({ documentId, path }) => {
    const settings = collectionSettingsSchema.safeParse(published.get(documentId)?.['settings']);
    return {
      documentId: documentId as DocumentId,
      path: encodeURI(path),
      settings: settings.success ? settings.data : null,
    };
  });
  const items = await listNewestItems(
    db,
    siteId,
    found.map(({ documentId, settings }) => ({ collectionId: documentId, most: mostItems(settings) })),
  );
  return found.map((each) => ({ ...each, items: (items.get(each.documentId) ?? []).map(postSummary) }));
}
