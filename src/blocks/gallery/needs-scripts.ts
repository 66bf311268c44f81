import { galleryDesignOf } from '#domain/galleries/gallery-designs.ts';
import { slideTypeOf } from '#domain/galleries/gallery-item-kinds.ts';
import { captionPosition } from '#domain/galleries/slide-frame.ts';
import type { GalleryItem } from '#domain/galleries/gallery-item.ts';
import { type GalleryData, hasLightbox, settingsOf } from './schema.ts';

const MOVING = ['stacked', 'strip', 'carousel'];

/**
 * Whether a page needs the gallery's script: where slides change, open in the lightbox or play, and where overlaid text
 * may not fit (GAL-206). A grid or stack of plain images does without.
 */
export function needsScripts(data: GalleryData): boolean {
  const design = galleryDesignOf(data.design);
  if (MOVING.includes(design) && data.items.length > 1) return true;
  if (hasLightbox(data) || data.items.some((item) => slideTypeOf(item.mediaType) === 'video')) return true;
  // One track after the other.
  if (data.items.filter(({ audioUrl = '' }) => audioUrl !== '').length > 1) return true;
  return captionPosition(design, settingsOf(data).captions) === 'overlay' && data.items.some(hasText);
}

function hasText({ title, description }: GalleryItem): boolean {
  return title !== '' || description !== '';
}
