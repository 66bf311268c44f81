import type { SettingsOf } from '#domain/collections/collection-settings.ts';
import type { CollectionType, ItemType } from '#domain/collections/collection-registry.ts';
import { collectionTypeOfItem } from '#domain/collections/collections.ts';
import { invariant } from '#lib/invariant.ts';
import { album } from './album/index.ts';
import { blog } from './blog/index.ts';
import type { CollectionSource, ItemSource } from './define-collection-source.ts';
import { portfolio } from './portfolio/index.ts';
import { products } from './products/index.ts';
import { slideGallery } from './slide-gallery/index.ts';

/** The server side of each type of collection; one without an entry does not compile. */
export const COLLECTION_SOURCES: { readonly [Type in CollectionType]: CollectionSource<SettingsOf<Type>> } = {
  blog,
  'slide-gallery': slideGallery,
  album,
  portfolio,
  products,
};

/** The server side of a type of collections. */
export function sourceOfCollection(type: CollectionType): CollectionSource {
  return COLLECTION_SOURCES[type];
}

/** The server side of a type of items. */
export function sourceOfItem(recordType: ItemType): ItemSource {
  const { item } = COLLECTION_SOURCES[collectionTypeOfItem(recordType)];
  invariant(item !== null, 'collections that have items load them');
  return item;
}
