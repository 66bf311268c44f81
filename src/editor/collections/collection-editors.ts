import type { SettingsOf } from '#domain/collections/collection-settings.ts';
import type { CollectionType } from '#domain/collections/collection-registry.ts';
import { album } from './album/index.tsx';
import { blog } from './blog/index.tsx';
import type { CollectionEditor } from './define-collection-editor.ts';
import { portfolio } from './portfolio/index.tsx';
import { products } from './products/index.tsx';
import { slideGallery } from './slide-gallery/index.tsx';

/** The editor's side of each type of collection; one without an entry does not compile. */
export const COLLECTION_EDITORS: { readonly [Type in CollectionType]: CollectionEditor<SettingsOf<Type>> } = {
  blog,
  'slide-gallery': slideGallery,
  album,
  portfolio,
  products,
};

/** The editor's side of a type of collections. */
export function editorOfCollection(type: CollectionType): CollectionEditor {
  return COLLECTION_EDITORS[type];
}
