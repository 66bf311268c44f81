import { slideTypeOf } from '#domain/galleries/gallery-item-kinds.ts';
import type { BlockContext } from '../../define-block.ts';
import { videoSource } from '../../video/video-source.ts';
import type { GalleryItem } from '#domain/galleries/gallery-item.ts';

/** What the proportions of an item's box depend on. */
export function ratioOfItem(item: GalleryItem) {
  return { isVideo: slideTypeOf(item.mediaType) === 'video', image: item.image };
}

/** Whether an item is a track of an album (CONT-103). */
export function isTrack({ audioUrl = '' }: GalleryItem): boolean {
  return audioUrl !== '';
}

/**
 * Whether there is anything to show of an item: on a page a place without a picture and text is left out, and so is a
 * video that cannot be played and has no poster image (GAL-24, GAL-25).
 */
export function isShown(item: GalleryItem, context: BlockContext): boolean {
  if (context.mode === 'canvas' || item.image !== null) return true;
  if (item.title !== '' || item.description !== '' || isTrack(item)) return true;
  return slideTypeOf(item.mediaType) === 'video' && videoSource(item.videoUrl).kind !== 'invalid';
}
