import type { Loaded, Need } from '../needs/need.ts';
import type { GalleryItem } from '#domain/galleries/gallery-item.ts';
import { type GalleryData, MAX_GALLERY_ITEMS } from './schema.ts';

/** The slides of the collection that a gallery block takes them from; nothing for slides of its own (GAL-12). */
export function galleryNeeds({ collection }: Pick<GalleryData, 'collection'>): readonly Need[] {
  return collection?.kind === 'page' ? [{ kind: 'slides', documentId: collection.documentId }] : [];
}

/** A gallery with the slides it shows: its own, as long as those of its collection are not known. */
export function withSlides(data: GalleryData, loaded: Loaded): GalleryData {
  const [need] = galleryNeeds(data);
  const slides: readonly GalleryItem[] | null = need === undefined ? null : loaded('slides', need.documentId);
  return slides === null ? data : { ...data, items: slides.slice(0, MAX_GALLERY_ITEMS) };
}
