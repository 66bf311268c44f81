import { type GalleryLength, lengthInPx } from './gallery-length.ts';
import type { SlideFacts } from './slide-facts.ts';

/** Between two thumbnails of the strip, at most; px (GAL-128, GAL-130). */
export const MAX_THUMBNAIL_PADDING = 5;
/** GAL-129 */
const VIDEO_RATIO = 16 / 9;

/** px (GAL-128) */
export function thumbnailPadding(padding: GalleryLength, galleryWidth: number): number {
  return Math.min(lengthInPx(padding, galleryWidth), MAX_THUMBNAIL_PADDING);
}

/** Width to height of a thumbnail: a square where the owner wants squares, videos 16:9, images their own (GAL-53, GAL-129, GAL-130). */
export function thumbnailRatio(
  { type, dimensions }: Pick<SlideFacts, 'type' | 'dimensions'>,
  isSquare: boolean,
): number {
  if (isSquare) return 1;
  if (type === 'video') return VIDEO_RATIO;
  return dimensions === null ? 1 : dimensions.width / dimensions.height;
}
