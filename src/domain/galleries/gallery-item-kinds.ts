/**
 * The media types of gallery items with the codes they are stored as (GAL-09, GAL-10): five kinds of image – a place
 * without one, an upload, a bought one, one used elsewhere, one of the site's library – and the video.
 */
export const GALLERY_MEDIA_TYPES = {
  imageEmpty: 1,
  imageFile: 2,
  imageLicensed: 3,
  imageReused: 4,
  imageAssetReused: 5,
  video: 6,
} as const;
export const GALLERY_MEDIA_CODES = [1, 2, 3, 4, 5, 6] as const;
export type GalleryMediaCode = (typeof GALLERY_MEDIA_CODES)[number];

/** What a slide shows (GAL-61). */
export type SlideType = 'image' | 'video';

export function slideTypeOf(mediaType: GalleryMediaCode): SlideType {
  return mediaType === GALLERY_MEDIA_TYPES.video ? 'video' : 'image';
}
