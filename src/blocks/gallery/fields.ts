import { HEIGHTS, SPACES, WIDTHS } from '#domain/galleries/gallery-length.ts';
import { SETTING_RANGES } from '#domain/galleries/gallery-settings.ts';
import type { FieldControl } from '../define-block.ts';
import type { GalleryData } from './schema.ts';
import { SLIDE_FIELDS } from './slide-fields.ts';

type Fields = { readonly [Name in keyof GalleryData]?: FieldControl };

/** A condition on the design, as far as a setting changes something in it (GAL-59). */
const designs = (...is: readonly GalleryData['design'][]) => ({ field: 'design', is });
const IN_OWN_PANEL = { inOwnPanel: true } as const;
const MOVING = designs('slideshow', 'slider');
const WITH_THUMBNAILS = [designs('slideshow'), { field: 'thumbnails', is: [true] }];
const WITH_AUTOPLAY = [MOVING, { field: 'autoplay', is: [true] }];
const WITH_LIGHTBOX = { field: 'lightbox', is: [true] };

/** Proportions that the panel offers; others stay as they are stored (GAL-33, GAL-34). */
const IMAGE_RATIOS = [
  { value: 'Auto', label: 'As they are' },
  { value: '1:1', label: 'Square' },
  { value: '3:2', label: '3:2' },
  { value: '4:3', label: '4:3' },
  { value: '16:9', label: '16:9' },
  { value: '2:3', label: '2:3, upright' },
  { value: '3:4', label: '3:4, upright' },
  { value: '9:16', label: '9:16, upright' },
] as const;

/** Everything an owner can set about a gallery, each shown only where the design uses it (GAL-07, GAL-32 to GAL-60). */
export const GALLERY_FIELDS: Fields = {
  items: { control: 'slides', label: 'Slides', fields: SLIDE_FIELDS, ...IN_OWN_PANEL },
  collection: {
    control: 'collection',
    label: 'Collection',
    help: 'The slides of a gallery, or the items of a portfolio or a blog with their pictures.',
    ...IN_OWN_PANEL,
  },
  design: { control: 'custom', label: 'Design', ...IN_OWN_PANEL },
  imageAspectRatio: {
    control: 'select',
    label: 'Proportions of pictures',
    options: IMAGE_RATIOS,
    when: [designs('grid', 'autogrid', 'carousel', 'list', 'stacked')],
    ...IN_OWN_PANEL,
  },
  mixedContent: {
    control: 'toggle',
    label: 'Never crop',
    help: 'Every slide keeps its own proportions.',
    when: [designs('grid', 'autogrid', 'carousel', 'list', 'stacked', 'slideshow', 'slider')],
    ...IN_OWN_PANEL,
  },
  'thumbnails-per-row': {
    control: 'slider',
    label: 'Pictures in a row',
    ...SETTING_RANGES['thumbnails-per-row'],
    when: [designs('grid')],
    ...IN_OWN_PANEL,
  },
  perRowOnPhones: {
    control: 'slider',
    label: 'In a row on phones',
    ...SETTING_RANGES.perRowOnPhones,
    when: [designs('grid')],
    ...IN_OWN_PANEL,
  },
  slidesPerRow: {
    control: 'slider',
    label: 'Slides of a group',
    ...SETTING_RANGES.slidesPerRow,
    when: [designs('carousel')],
    ...IN_OWN_PANEL,
  },
  columnWidth: {
    control: 'number',
    label: 'Width of columns',
    ...WIDTHS,
    unit: 'px',
    when: [designs('autogrid', 'autocolumns')],
    ...IN_OWN_PANEL,
  },
  columnWidthBehavior: {
    control: 'segmented',
    label: 'Columns are',
    options: [
      { value: 'min', label: 'Never narrower' },
      { value: 'max', label: 'Never wider' },
    ],
    when: [designs('autogrid', 'autocolumns')],
    ...IN_OWN_PANEL,
  },
  gutter: {
    control: 'length',
    label: 'Space between',
    ...SPACES,
    when: [designs('autogrid', 'autocolumns', 'carousel', 'slider')],
    ...IN_OWN_PANEL,
  },
  padding: {
    control: 'length',
    label: 'Space between',
    ...SPACES,
    when: [designs('grid', 'stacked', 'list')],
    ...IN_OWN_PANEL,
  },
  listImageSize: {
    control: 'segmented',
    label: 'Size of pictures',
    options: [
      { value: 'small', label: 'Small' },
      { value: 'medium', label: 'Medium' },
      { value: 'large', label: 'Large' },
    ],
    when: [designs('list')],
    ...IN_OWN_PANEL,
  },
  aspectRatio: {
    control: 'slider',
    label: 'Height, in percent of the width',
    ...SETTING_RANGES.aspectRatio,
    unit: '%',
    when: [MOVING],
    ...IN_OWN_PANEL,
  },
  vSize: {
    control: 'slider',
    label: 'Height, in steps of 5 % of the width',
    ...SETTING_RANGES.vSize,
    when: [designs('slider')],
    ...IN_OWN_PANEL,
  },
  'auto-crop': {
    control: 'toggle',
    label: 'Fill the frame',
    help: 'Pictures are cropped around their focal point. Off: each is shown whole.',
    when: [MOVING],
    ...IN_OWN_PANEL,
  },
  'active-alignment': {
    control: 'segmented',
    label: 'Current slide',
    options: [
      { value: 'left', label: 'Left' },
      { value: 'center', label: 'Centre' },
      { value: 'right', label: 'Right' },
    ],
    when: [designs('slider')],
    ...IN_OWN_PANEL,
  },
  thumbnails: {
    control: 'toggle',
    label: 'Strip of thumbnails',
    when: [designs('slideshow')],
    ...IN_OWN_PANEL,
  },
  'thumbnail-strip-height': {
    control: 'length',
    label: 'Height of the strip',
    ...HEIGHTS,
    when: WITH_THUMBNAILS,
    ...IN_OWN_PANEL,
  },
  'thumbnail-strip-margin': {
    control: 'length',
    label: 'Space above the strip',
    ...SPACES,
    when: WITH_THUMBNAILS,
    ...IN_OWN_PANEL,
  },
  'square-thumbs': {
    control: 'toggle',
    label: 'Square thumbnails',
    when: WITH_THUMBNAILS,
    ...IN_OWN_PANEL,
  },
  transition: {
    control: 'select',
    label: 'Transition',
    options: [
      { value: 'fade', label: 'Fade' },
      { value: 'ken-burns', label: 'Slow zoom' },
      { value: 'new-swipe', label: 'Follow the finger' },
      { value: 'scroll', label: 'Scroll' },
      { value: 'swipe', label: 'Swipe' },
    ],
    when: [designs('slideshow')],
    ...IN_OWN_PANEL,
  },
  scrollDirection: {
    control: 'segmented',
    label: 'Direction',
    options: [
      { value: 'horizontal', label: 'Sideways' },
      { value: 'vertical', label: 'Up and down' },
    ],
    when: [designs('slideshow'), { field: 'transition', is: ['scroll', 'swipe'] }],
    ...IN_OWN_PANEL,
  },
  clickBehaviour: {
    control: 'select',
    label: 'A click on a slide',
    options: [
      { value: 'next', label: 'Shows the next one' },
      { value: 'previous', label: 'Shows the previous one' },
      { value: 'halves', label: 'Left half back, right half on' },
    ],
    when: [designs('slideshow'), { field: 'lightbox', is: [false] }],
    ...IN_OWN_PANEL,
  },
  activeSlideClick: {
    control: 'select',
    label: 'A click on the current slide',
    options: [
      { value: 'next', label: 'Shows the next one' },
      { value: 'previous', label: 'Shows the previous one' },
      { value: 'nothing', label: 'Does nothing' },
    ],
    when: [designs('slider'), { field: 'lightbox', is: [false] }],
    ...IN_OWN_PANEL,
  },
  autoplay: { control: 'toggle', label: 'Plays by itself', when: [MOVING], ...IN_OWN_PANEL },
  'autoplay-duration': {
    control: 'slider',
    label: 'Each slide for',
    ...SETTING_RANGES['autoplay-duration'],
    unit: 's',
    when: WITH_AUTOPLAY,
    ...IN_OWN_PANEL,
  },
  random: { control: 'toggle', label: 'In any order', when: WITH_AUTOPLAY, ...IN_OWN_PANEL },
  updateAddress: {
    control: 'toggle',
    label: 'Address follows the slide',
    help: 'The address of the page names the slide that is shown, so that it can be shared.',
    when: [MOVING],
    ...IN_OWN_PANEL,
  },
  captions: {
    control: 'segmented',
    label: 'Titles and descriptions',
    options: [
      { value: 'below', label: 'Below' },
      { value: 'overlay', label: 'Over the picture' },
      { value: 'none', label: 'None' },
    ],
    ...IN_OWN_PANEL,
  },
  'meta-position': {
    control: 'select',
    label: 'Place over the picture',
    options: [
      { value: 'top', label: 'Top' },
      { value: 'top-left', label: 'Top left' },
      { value: 'top-right', label: 'Top right' },
      { value: 'center', label: 'Centre' },
      { value: 'bottom', label: 'Bottom' },
      { value: 'bottom-left', label: 'Bottom left' },
      { value: 'bottom-right', label: 'Bottom right' },
    ],
    when: [{ field: 'captions', is: ['overlay'] }],
    ...IN_OWN_PANEL,
  },
  lightbox: {
    control: 'toggle',
    label: 'Lightbox',
    help: 'A click shows a picture large, over the page. Slides with a link follow their link.',
    ...IN_OWN_PANEL,
  },
  lightboxTheme: {
    control: 'segmented',
    label: 'Lightbox theme',
    options: [
      { value: 'dark', label: 'Dark' },
      { value: 'light', label: 'Light' },
    ],
    when: [WITH_LIGHTBOX],
    ...IN_OWN_PANEL,
  },
  lightboxAutoplay: {
    control: 'select',
    label: 'Lightbox moves on by itself',
    options: [
      { value: 'off', label: 'No' },
      { value: 'next', label: 'To the next slide' },
      { value: 'random', label: 'To any slide' },
    ],
    when: [WITH_LIGHTBOX],
    ...IN_OWN_PANEL,
  },
  lightboxAutoplaySeconds: {
    control: 'slider',
    label: 'After',
    min: 1,
    max: 60,
    unit: 's',
    when: [WITH_LIGHTBOX, { field: 'lightboxAutoplay', is: ['next', 'random'] }],
    ...IN_OWN_PANEL,
  },
};
