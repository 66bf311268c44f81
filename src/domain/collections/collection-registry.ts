import { album } from './album/index.ts';
import { blog } from './blog/index.ts';
import type { CollectionDefinition } from './define-collection.ts';
import { portfolio } from './portfolio/index.ts';
import { products } from './products/index.ts';
import { slideGallery } from './slide-gallery/index.ts';

/** Every type of collection. The registries of the other folders demand an entry for each of them. */
export const COLLECTIONS = {
  blog,
  'slide-gallery': slideGallery,
  album,
  portfolio,
  products,
} as const satisfies Readonly<Record<string, CollectionDefinition>>;

export type CollectionType = keyof typeof COLLECTIONS;

/** The type of an item, by the `recordType` of its settings. */
export type ItemType = NonNullable<(typeof COLLECTIONS)[CollectionType]['item']>['recordType'];
