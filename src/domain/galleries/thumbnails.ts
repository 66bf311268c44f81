import { type GalleryLength, lengthInCss } from './gallery-length.ts';
import type { SlideFacts } from './slide-facts.ts';

/** Between two thumbnails of the strip, at most; px (GAL-128, GAL-130). */
export const MAX_THUMBNAIL_PADDING = 5;
/** Width to height of a video's thumbnail (GAL-129). */
const VIDEO_RATIO = 16 / 9;

/** For the styles of the strip (GAL-128): nothing has to be measured for it, and it goes with the gallery's width. */
export function thumbnailPadding(padding: GalleryLength): string {
  return `min(${lengthInCss(padding)}, ${MAX_THUMBNAIL_PADDING}px)`;
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
