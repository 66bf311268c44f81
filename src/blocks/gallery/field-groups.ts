import type { GalleryData } from './schema.ts';

/** The settings in the groups of the panel, in its order. */
export const GALLERY_GROUPS = [
  {
    title: 'Layout',
    names: [
      'thumbnails-per-row',
      'perRowOnPhones',
      'slidesPerRow',
      'columnWidth',
      'columnWidthBehavior',
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
    title: 'Thumbnails',
    names: ['thumbnails', 'thumbnail-strip-height', 'thumbnail-strip-margin', 'square-thumbs'],
  },
  {
    title: 'Movement',
    names: [
      'transition',
      'scrollDirection',
      'clickBehaviour',
      'activeSlideClick',
      'autoplay',
      'autoplay-duration',
      'random',
      'updateAddress',
    ],
  },
  { title: 'Texts', names: ['captions', 'meta-position'] },
  {
    title: 'Lightbox',
    names: ['lightbox', 'lightboxTheme', 'lightboxAutoplay', 'lightboxAutoplaySeconds'],
  },
] as const satisfies readonly { readonly title: string; readonly names: readonly (keyof GalleryData)[] }[];
