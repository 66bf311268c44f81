import type { GallerySettings } from '#domain/collections/gallery-field.ts';
import { slidesOfCollection } from '#site/collections/gallery-section.ts';
import type { CollectionSource } from './define-collection-source.ts';
import { loadGallery } from './load-gallery.ts';

/** A collection that holds its slides itself. */
export const ownSlides: CollectionSource<GallerySettings> = {
  loadList: (_db, _siteId, wanted, settings) =>
    loadGallery(wanted, settings, () => slidesOfCollection(wanted.documentId, settings.gallery)),
  item: null,
};
