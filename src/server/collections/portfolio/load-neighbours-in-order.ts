import type { ItemSummary } from '#domain/collections/item-summary.ts';
import { portfolio } from '#domain/collections/portfolio/index.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { listPublished } from '#server/documents/queries.ts';
import type { Neighbour, Neighbours, NeighboursOf } from '../define-collection-source.ts';
import { loadOrderedItems } from './load-ordered-items.ts';

/** The projects before and after one in their owner's order. */
export async function loadNeighboursInOrder(
  db: Db,
  siteId: SiteId,
  { documentId, collectionId, withheld }: NeighboursOf,
): Promise<Neighbours> {
  const records = (await listPublished(db, siteId, [collectionId])).get(collectionId);
  const settings = portfolio.settings.safeParse(records?.['settings']);
  const order = settings.data?.itemOrder ?? [];
  const items = await loadOrderedItems(db, siteId, collectionId, order, withheld);
  const at = items.findIndex(({ id }) => id === documentId);
  const found = (item: ItemSummary | undefined): Neighbour | null =>
    item === undefined || at === -1 ? null : { path: item.path, title: item.title };
  return { previous: at > 0 ? found(items[at - 1]) : null, next: found(items[at + 1]) };
}
