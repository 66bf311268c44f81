import { defineBlock } from '../define-block.ts';
import { ASPECT_RATIO_OPTIONS } from '../image/aspect-ratio.ts';
import placeholderStyles from '../image/image-placeholder.css?inline';
import { GalleryBlock } from './render.tsx';
import {
  galleryDefaults,
  galleryMigrations,
  gallerySchema,
  hasLightbox,
  MAX_GALLERY_IMAGES,
  newGalleryItem,
} from './schema.ts';
import styles from './styles.css?inline';

const IN_A_GRID = { field: 'design', is: ['grid'] } as const;
const WITH_LIGHTBOX = { field: 'lightbox', is: [true] } as const;

/** Several pictures, in a grid or one below the other (CONT-11, CONT-60, CONT-61, GAL-02). */
export const gallery = defineBlock({
  type: 'gallery',
  title: 'Gallery',
  category: 'media',
  icon: 'layout-grid',
  keywords: ['pictures', 'photos', 'images', 'grid', 'portfolio', 'stack'],
  schema: gallerySchema,
  defaults: galleryDefaults,
  dataVersion: 1 + galleryMigrations.length,
  migrations: galleryMigrations,
  fields: {
    items: {
      control: 'images',
      label: 'Pictures',
      max: MAX_GALLERY_IMAGES,
      newItem: newGalleryItem,
      fields: {
        caption: { control: 'text', label: 'Caption', maxLength: 1000 },
        link: { control: 'link', label: 'Link' },
        urlName: {
          control: 'text',
          label: 'Name in addresses',
          maxLength: 100,
          help: 'An address that ends with #itemId= and this name opens the lightbox at this picture.',
        },
      },
    },
    design: {
      control: 'segmented',
      label: 'Design',
      options: [
        { value: 'grid', label: 'Grid' },
        { value: 'stacked', label: 'Stack' },
      ],
    },
    perRow: { control: 'slider', label: 'Pictures in a row', min: 1, max: 8, when: [IN_A_GRID] },
    perRowOnPhones: {
      control: 'slider',
      label: 'In a row on phones',
      min: 1,
      max: 3,
      when: [IN_A_GRID],
    },
    padding: { control: 'slider', label: 'Space between', min: 0, max: 80, step: 2, unit: 'px' },
    imageAspectRatio: { control: 'select', label: 'Proportions', options: ASPECT_RATIO_OPTIONS },
    captions: {
      control: 'segmented',
      label: 'Captions',
      options: [
        { value: 'below', label: 'Below' },
        { value: 'none', label: 'None' },
      ],
    },
    lightbox: {
      control: 'toggle',
      label: 'Lightbox',
      help: 'A click shows a picture large, over the page. Pictures with a link follow their link.',
    },
    lightboxTheme: {
      control: 'segmented',
      label: 'Lightbox theme',
      when: [WITH_LIGHTBOX],
      options: [
        { value: 'dark', label: 'Dark' },
        { value: 'light', label: 'Light' },
      ],
    },
    lightboxAutoplay: {
      control: 'select',
      label: 'Lightbox moves on by itself',
      when: [WITH_LIGHTBOX],
      options: [
        { value: 'off', label: 'No' },
        { value: 'next', label: 'To the next picture' },
        { value: 'random', label: 'To any picture' },
      ],
    },
    lightboxAutoplaySeconds: {
      control: 'slider',
      label: 'After',
      min: 1,
      max: 60,
      unit: 's',
      when: [WITH_LIGHTBOX, { field: 'lightboxAutoplay', is: ['next', 'random'] }],
    },
  },
  size: { w: 24, h: 14 },
  inlineTexts: [{ path: 'items.*.caption', label: 'Caption', maxLength: 1000 }],
  render: GalleryBlock,
  hasBehaviour: true,
  needsBehaviour: hasLightbox,
  styles: placeholderStyles + styles,
  plainText: (data) =>
    data.captions === 'none'
      ? ''
      : data.items
          .map((item) => item.caption)
          .filter((caption) => caption !== '')
          .join('\n'),
  fileIds: (data) => data.items.map((item) => item.image.fileId),
});
