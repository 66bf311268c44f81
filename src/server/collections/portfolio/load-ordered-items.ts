import { MAX_HAND_ORDERED_ITEMS } from '#domain/collections/hand-ordered.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { listEntriesUncounted } from '#server/content-entries/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { orderedByHand } from '#site/collections/gallery-section.ts';
import type { PostSummary } from '#site/content/post-summary.ts';
import { postSummary } from '#server/content-entries/post-summary-of.ts';

/** The published items of a collection in its owner's order (CONT-196). */
export async function loadOrderedItems(
  db: Db,
  siteId: SiteId,
  collectionId: DocumentId,
  order: readonly string[],
): Promise<readonly PostSummary[]> {
  const entries = await listEntriesUncounted(db, siteId, 'live', {
    kind: 'item',
    collectionId,
    state: 'published',
    page: 1,
    pageSize: MAX_HAND_ORDERED_ITEMS,
  });
  return orderedByHand(entries.map(postSummary), order);
}
