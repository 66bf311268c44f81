import type { GallerySettings } from '#domain/collections/gallery-field.ts';
import { slidesOfCollection } from '#site/collections/gallery-section.ts';
import type { CanvasListProps } from './define-collection-editor.ts';

/** The slides that a collection holds itself. */
export function CanvasOwnSlides({ documentId, settings, draw }: CanvasListProps<GallerySettings>) {
  const slides = slidesOfCollection(documentId, settings.gallery);
  return draw({ posts: [], pageCount: 1, isEmpty: slides.length === 0, slides });
}
