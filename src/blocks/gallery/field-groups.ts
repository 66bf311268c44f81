import { galleryFields } from '#messages/en/interface/gallery-fields.ts';
import type { Words } from '#messages/message.ts';
import type { GalleryData } from './schema.ts';

/** The settings in the groups of the panel, in its order. */
export const GALLERY_GROUPS = [
  {
    title: galleryFields.layoutGroup,
    names: [
      'thumbnails-per-row',
      'perRowOnPhones',
      'slidesPerRow',
      'columnWidth',
      'columnWidthBehavior',
      'rowHeight',
      'gutter',
      'padding',
      'listImageSize',
      'imageAspectRatio',
      'aspectRatio',
      'vSize',
      'auto-crop',
      'mixedContent',
      'active-alignment',
    ],
  },
  {
    title: galleryFields.thumbnailsGroup,
    names: ['thumbnails', 'thumbnail-strip-height', 'thumbnail-strip-margin', 'square-thumbs'],
  },
  {
    title: galleryFields.movementGroup,
    names: [
      'transition',
      'snapPoint',
      'scrollDirection',
      'clickBehaviour',
      'activeSlideClick',
      'autoplay',
      'autoplay-duration',
      'random',
      'updateAddress',
    ],
  },
  { title: galleryFields.textsGroup, names: ['captions', 'meta-position'] },
  {
    title: galleryFields.lightbox,
    names: ['lightbox', 'lightboxTheme', 'lightboxAutoplay', 'lightboxAutoplaySeconds'],
  },
] as const satisfies readonly { readonly title: Words; readonly names: readonly (keyof GalleryData)[] }[];
