import type { ImageSize } from './image-numbers.ts';
import type { ImageMode } from './image-mode.ts';

/**
 * How wide an image is drawn in its box, in px: what fill crops away is drawn too, and fit leaves room beside it
 * (IMG-01, IMG-25). Without a mode it is as wide as its box.
 */
export function shownWidth(mode: ImageMode, box: ImageSize, original: ImageSize): number {
  const byHeight = (box.height * original.width) / original.height;
  if (mode === 'fill') return Math.max(box.width, byHeight);
  return mode === 'fit' ? Math.min(box.width, byHeight) : box.width;
}
