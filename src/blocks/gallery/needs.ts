import type { Loaded, Need } from '../needs/need.ts';
import type { GalleryItem } from '#domain/galleries/gallery-item.ts';
import { type GalleryData, MAX_GALLERY_ITEMS } from './schema.ts';

/** The collection whose slides a gallery block shows; nothing where it has slides of its own (GAL-12). */
export function galleryNeeds({ collection }: Pick<GalleryData, 'collection'>): readonly Need[] {
  return collection?.kind === 'page' ? [{ kind: 'slides', documentId: collection.documentId }] : [];
}

/** A gallery with the slides to show: its own, while those of its collection are not loaded. */
export function withSlides(data: GalleryData, loaded: Loaded): GalleryData {
  const [need] = galleryNeeds(data);
  const slides: readonly GalleryItem[] | null = need === undefined ? null : loaded('slides', need.documentId);
  return slides === null ? data : { ...data, items: slides.slice(0, MAX_GALLERY_ITEMS) };
}
