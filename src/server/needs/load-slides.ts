import { viewOfCollection } from '#site/collections/collection-views.ts';
import { loadCollections } from './load-collections.ts';
import type { NeedLoader } from './need-loader.ts';

/** The slides that a collection holds, or a slide for each of its items (GAL-12). */
export const loadSlides: NeedLoader<'slides'> = async (db, siteId, documentIds, withheld) => {
  const collections = await loadCollections(db, siteId, documentIds, 'slides', withheld);
  return new Map(
    collections.map((each) => [each.documentId, viewOfCollection(each.settings.collectionType).slides(each)]),
  );
};
