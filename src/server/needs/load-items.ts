import { MAX_SUMMARY_ITEMS } from '#blocks/summary/schema.ts';
import { holdsOwnSlides, MAX_HAND_ORDERED_ITEMS } from '#domain/collections/collection-settings.ts';
import { orderedByHand, slidesOfCollection, summariesOfSlides } from '#site/collections/gallery-section.ts';
import type { PostSummary } from '#site/collections/post-summary.ts';
import { loadCollections, type LoadedCollection } from './load-collections.ts';
import type { NeedLoader } from './need-loader.ts';

/** The newest published items, or the first ones of those ordered by hand, or the slides that a collection holds. */
export const loadItems: NeedLoader<'items'> = async (db, siteId, documentIds) => {
  const collections = await loadCollections(db, siteId, documentIds, (settings) => {
    if (settings === null || settings.collectionType === 'blog') return MAX_SUMMARY_ITEMS;
    return holdsOwnSlides(settings.collectionType) ? 0 : MAX_HAND_ORDERED_ITEMS;
  });
  return new Map(collections.map((each) => [each.documentId, summariesOf(each).slice(0, MAX_SUMMARY_ITEMS)]));
};

function summariesOf({ documentId, path, settings, items }: LoadedCollection): readonly PostSummary[] {
  if (settings === null || settings.collectionType === 'blog') return items;
  return holdsOwnSlides(settings.collectionType)
    ? summariesOfSlides(slidesOfCollection(documentId, settings.gallery), path)
    : orderedByHand(items, settings.itemOrder);
}
