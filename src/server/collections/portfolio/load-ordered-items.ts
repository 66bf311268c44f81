import { itemSummary, type ItemSummary } from '#domain/collections/item-summary.ts';
import { MAX_HAND_ORDERED_ITEMS } from '#domain/collections/hand-ordered.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Withheld } from '#domain/gating/withheld-documents.ts';
import { listEntriesUncounted } from '#server/content-entries/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { orderedByHand } from '#site/collections/gallery-section.ts';

/** The published items of a collection in its owner's order (CONT-196). */
export async function loadOrderedItems(
  db: Db,
  siteId: SiteId,
  collectionId: DocumentId,
  order: readonly string[],
  withheld: Withheld,
): Promise<readonly ItemSummary[]> {
  const entries = await listEntriesUncounted(db, siteId, 'live', {
    kind: 'item',
    collectionId,
    state: 'published',
    withheld,
    page: 1,
    pageSize: MAX_HAND_ORDERED_ITEMS,
  });
  return orderedByHand(entries.map(itemSummary), order);
}
