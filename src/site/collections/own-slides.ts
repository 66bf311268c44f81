import { findBlock } from '#blocks/registry.ts';
import type { GallerySettings } from '#domain/collections/gallery-field.ts';
import type { CollectionView } from './define-collection-view.ts';
import { GalleryPage } from './gallery-page.tsx';
import { slidesOfCollection, summariesOfSlides } from './gallery-section.ts';
import { LIST_TEXTS } from './list-texts.ts';

/** The paths of the slides are those of a gallery block, within the settings. */
const SLIDE_TEXTS = (findBlock('gallery')?.inlineTexts ?? []).map((text) => ({
  ...text,
  path: `gallery.${text.path}`,
}));

/** A collection that holds its slides itself. */
export const ownSlides: CollectionView<GallerySettings> = {
  mostItems: { items: 0, slides: 0 },
  summaries: ({ documentId, path, settings }) =>
    summariesOfSlides(slidesOfCollection(documentId, settings.gallery), path),
  slides: ({ documentId, settings }) => slidesOfCollection(documentId, settings.gallery),
  ownSlides: (documentId, settings) => slidesOfCollection(documentId, settings.gallery),
  inlineTexts: [...LIST_TEXTS, ...SLIDE_TEXTS],
  List: GalleryPage,
  item: null,
};
