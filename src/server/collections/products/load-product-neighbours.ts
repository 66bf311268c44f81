import { products } from '#domain/collections/products/index.ts';
import type { ItemSummary } from '#domain/collections/item-summary.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { listPublished } from '#server/documents/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Neighbour, Neighbours, NeighboursOf } from '../define-collection-source.ts';
import { loadSortedProducts } from './load-sorted-products.ts';

/** The products before and after one in the order of their store page. */
export async function loadProductNeighbours(
  db: Db,
  siteId: SiteId,
  { documentId, collectionId, withheld, productsOf }: NeighboursOf,
): Promise<Neighbours> {
  const records = (await listPublished(db, siteId, [collectionId])).get(collectionId);
  const settings = products.settings.safeParse(records?.['settings']);
  const { sort, itemOrder } = settings.data ?? { sort: 'hand', itemOrder: [] };
  const order = { sort, itemOrder };
  const items = await loadSortedProducts(db, siteId, collectionId, order, withheld, productsOf);
  const at = items.findIndex(({ id }) => id === documentId);
  const found = (item: ItemSummary | undefined): Neighbour | null =>
    item === undefined || at === -1 ? null : { path: item.path, title: item.title };
  return { previous: at > 0 ? found(items[at - 1]) : null, next: found(items[at + 1]) };
}
