import type { GalleryItem } from '#blocks/gallery/schema.ts';
import { holdsOwnSlides, MAX_HAND_ORDERED_ITEMS } from '#domain/collections/collection-settings.ts';
import { orderedByHand, slidesOfCollection, slidesOfItems } from '#site/collections/gallery-section.ts';
import { loadCollections, type LoadedCollection } from './load-collections.ts';
import type { NeedLoader } from './need-loader.ts';

/** Of a slide gallery its slides, of an album its tracks, of a portfolio or a blog a slide for each item (GAL-12). */
export const loadSlides: NeedLoader<'slides'> = async (db, siteId, documentIds) => {
  const collections = await loadCollections(db, siteId, documentIds, (settings) =>
    settings === null || holdsOwnSlides(settings.collectionType) ? 0 : MAX_HAND_ORDERED_ITEMS,
  );
  return new Map(collections.map((each) => [each.documentId, slidesOf(each)]));
};

function slidesOf({ documentId, settings, items }: LoadedCollection): readonly GalleryItem[] {
  if (settings === null) return [];
  return holdsOwnSlides(settings.collectionType)
    ? slidesOfCollection(documentId, settings.gallery)
    : slidesOfItems(orderedByHand(items, settings.itemOrder));
}
