import { collectionSettingsSchema } from '#domain/collections/collection-settings.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Stage } from '#server/pages/content-entry.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PostSummary } from '#site/collections/post-summary.ts';
import { loadOrderedItems } from './load-ordered-items.ts';
import { findNeighbours, listPublished } from './queries.ts';

export interface Neighbour {
  /** Encoded, as links need it. */
  readonly path: string;
  readonly title: string;
}

interface Neighbours {
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
  /** Whether the owner gave the order, as in a portfolio; otherwise it is that of the dates. */
  readonly isOrdered: boolean;
}

interface NeighboursOf {
  readonly documentId: DocumentId;
  readonly collectionId: DocumentId;
  readonly isPortfolioItem: boolean;
  /** Whether its published date or that of its draft says where it stands among the others. */
  readonly stage: Stage;
}

/** The published items that the pager of an item leads to. */
export async function loadNeighbours(
  db: Db,
  siteId: SiteId,
  { documentId, collectionId, isPortfolioItem, stage }: NeighboursOf,
): Promise<Neighbours> {
  const [byDate, order] = await Promise.all([
    findNeighbours(db, siteId, collectionId, documentId, stage),
    isPortfolioItem ? orderOf(db, siteId, collectionId) : null,
  ]);
  if (order !== null) return { ...neighboursIn(order, documentId), isOrdered: true };
  const neighbour = (row: Neighbour | null): Neighbour | null =>
    row === null ? null : { path: encodeURI(row.path), title: row.title || 'Untitled' };
  return { previous: neighbour(byDate.previous), next: neighbour(byDate.next), isOrdered: false };
}

/** The items of a portfolio in its owner's order; null for other collections. */
async function orderOf(
  db: Db,
  siteId: SiteId,
  collectionId: DocumentId,
): Promise<readonly PostSummary[] | null> {
  const records = (await listPublished(db, siteId, [collectionId])).get(collectionId);
  const settings = collectionSettingsSchema.safeParse(records?.['settings']);
  if (!settings.success || settings.data.collectionType !== 'portfolio') return null;
  return loadOrderedItems(db, siteId, collectionId, settings.data.itemOrder);
}

function neighboursIn(items: readonly PostSummary[], documentId: DocumentId) {
  const at = items.findIndex(({ id }) => id === documentId);
  const found = (item: PostSummary | undefined): Neighbour | null =>
    item === undefined || at === -1 ? null : { path: item.path, title: item.title || 'Untitled' };
  return { previous: at > 0 ? found(items[at - 1]) : null, next: found(items[at + 1]) };
}
