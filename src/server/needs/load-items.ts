import { MAX_SUMMARY_ITEMS } from '#blocks/summary/schema.ts';
import { viewOfCollection } from '#site/collections/collection-views.ts';
import { loadCollections } from './load-collections.ts';
import type { NeedLoader } from './need-loader.ts';

/** The newest published items, or the first ones of those ordered by hand, or the slides that a collection holds. */
export const loadItems: NeedLoader<'items'> = async (db, siteId, documentIds, withheld) => {
  const collections = await loadCollections(db, siteId, documentIds, 'items', withheld);
  return new Map(
    collections.map((each) => [
      each.documentId,
      viewOfCollection(each.settings.collectionType).summaries(each).slice(0, MAX_SUMMARY_ITEMS),
    ]),
  );
};
