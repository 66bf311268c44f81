import type { SettingsOf } from '#domain/collections/collection-settings.ts';
import type { CollectionType, ItemType } from '#domain/collections/collection-registry.ts';
import { collectionTypeOfItem } from '#domain/collections/collections.ts';
import { invariant } from '#lib/invariant.ts';
import { album } from './album/index.ts';
import { blog } from './blog/index.ts';
import type { CollectionView, ItemView } from './define-collection-view.ts';
import { portfolio } from './portfolio/index.ts';
import { products } from './products/index.ts';
import { slideGallery } from './slide-gallery/index.ts';

/** The views of each type of collection; one without an entry does not compile. */
export const COLLECTION_VIEWS: { readonly [Type in CollectionType]: CollectionView<SettingsOf<Type>> } = {
  blog,
  'slide-gallery': slideGallery,
  album,
  portfolio,
  products,
};

/** The views of a type of collections. */
export function viewOfCollection(type: CollectionType): CollectionView {
  return COLLECTION_VIEWS[type];
}

/** The views of a type of items. */
export function viewOfItem(recordType: ItemType): ItemView {
  const { item } = COLLECTION_VIEWS[collectionTypeOfItem(recordType)];
  invariant(item !== null, 'collections that have items show them');
  return item;
}
