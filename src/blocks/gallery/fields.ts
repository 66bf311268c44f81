import { HEIGHTS, SPACES, WIDTHS } from '#domain/galleries/gallery-length.ts';
import { SETTING_RANGES } from '#domain/galleries/gallery-settings.ts';
import { galleryFields } from '#messages/en/interface/gallery-fields.ts';
import { blockFields } from '#messages/en/interface/block-fields.ts';
import type { FieldControl } from '../define-block.ts';
import type { GalleryData } from './schema.ts';
import { SLIDE_FIELDS } from './slide-fields.ts';

type Fields = { readonly [Name in keyof GalleryData]?: FieldControl };

/** A condition on the design: a setting is shown where it has an effect (GAL-59). */
const designs = (...is: readonly GalleryData['design'][]) => ({ field: 'design', is });
const IN_OWN_PANEL = { inOwnPanel: true } as const;
const MOVING = designs('slideshow', 'slider');
const WITH_THUMBNAILS = [designs('slideshow'), { field: 'thumbnails', is: [true] }];
const WITH_AUTOPLAY = [MOVING, { field: 'autoplay', is: [true] }];
const WITH_LIGHTBOX = { field: 'lightbox', is: [true] };

/** Proportions that the panel offers; others stay as they are stored (GAL-33, GAL-34). */
const IMAGE_RATIOS = [
  { value: 'Auto', label: galleryFields.asTheyAre },
  { value: '1:1', label: galleryFields.square },
  { value: '3:2', label: '3:2' },
  { value: '4:3', label: '4:3' },
  { value: '16:9', label: '16:9' },
  { value: '2:3', label: galleryFields.upright23 },
  { value: '3:4', label: galleryFields.upright34 },
  { value: '9:16', label: galleryFields.upright916 },
] as const;

/** Everything an owner can set about a gallery, each shown only where the design uses it (GAL-07, GAL-32 to GAL-60). */
export const GALLERY_FIELDS: Fields = {
  items: { control: 'slides', label: galleryFields.slides, fields: SLIDE_FIELDS, ...IN_OWN_PANEL },
  collection: {
    control: 'collection',
    label: galleryFields.collection,
    help: galleryFields.collectionHelp,
    ...IN_OWN_PANEL,
  },
  design: { control: 'custom', label: galleryFields.design, ...IN_OWN_PANEL },
  imageAspectRatio: {
    control: 'select',
    label: galleryFields.imageProportions,
    options: IMAGE_RATIOS,
    when: [designs('grid', 'autogrid', 'carousel', 'list', 'stacked')],
    ...IN_OWN_PANEL,
  },
  mixedContent: {
    control: 'toggle',
    label: galleryFields.neverCrop,
    help: galleryFields.neverCropHelp,
    when: [designs('grid', 'autogrid', 'carousel', 'list', 'stacked', 'slideshow', 'slider')],
    ...IN_OWN_PANEL,
  },
  'thumbnails-per-row': {
    control: 'slider',
    label: galleryFields.perRow,
    ...SETTING_RANGES['thumbnails-per-row'],
    when: [designs('grid')],
    ...IN_OWN_PANEL,
  },
  perRowOnPhones: {
    control: 'slider',
    label: galleryFields.perRowOnPhones,
    ...SETTING_RANGES.perRowOnPhones,
    when: [designs('grid')],
    ...IN_OWN_PANEL,
  },
  slidesPerRow: {
    control: 'slider',
    label: galleryFields.slidesOfGroup,
    ...SETTING_RANGES.slidesPerRow,
    when: [designs('carousel')],
    ...IN_OWN_PANEL,
  },
  columnWidth: {
    control: 'number',
    label: galleryFields.columnWidth,
    ...WIDTHS,
    unit: 'px',
    when: [designs('autogrid', 'autocolumns')],
    ...IN_OWN_PANEL,
  },
  columnWidthBehavior: {
    control: 'segmented',
    label: galleryFields.columnsAre,
    options: [
      { value: 'min', label: galleryFields.neverNarrower },
      { value: 'max', label: galleryFields.neverWider },
    ],
    when: [designs('autogrid', 'autocolumns')],
    ...IN_OWN_PANEL,
  },
  rowHeight: {
    control: 'slider',
    label: galleryFields.rowHeight,
    ...SETTING_RANGES.rowHeight,
    unit: 'px',
    when: [designs('rows')],
    ...IN_OWN_PANEL,
  },
  gutter: {
    control: 'length',
    label: galleryFields.spaceBetween,
    ...SPACES,
    when: [designs('autogrid', 'autocolumns', 'rows', 'carousel', 'slider')],
    ...IN_OWN_PANEL,
  },
  padding: {
    control: 'length',
    label: galleryFields.spaceBetween,
    ...SPACES,
    when: [designs('grid', 'stacked', 'list')],
    ...IN_OWN_PANEL,
  },
  listImageSize: {
    control: 'segmented',
    label: galleryFields.imageSize,
    options: [
      { value: 'small', label: blockFields.small },
      { value: 'medium', label: blockFields.medium },
      { value: 'large', label: blockFields.large },
    ],
    when: [designs('list')],
    ...IN_OWN_PANEL,
  },
  aspectRatio: {
    control: 'slider',
    label: galleryFields.heightInPercent,
    ...SETTING_RANGES.aspectRatio,
    unit: '%',
    when: [MOVING],
    ...IN_OWN_PANEL,
  },
  vSize: {
    control: 'slider',
    label: galleryFields.heightInSteps,
    ...SETTING_RANGES.vSize,
    when: [designs('slider')],
    ...IN_OWN_PANEL,
  },
  'auto-crop': {
    control: 'toggle',
    label: galleryFields.fillFrame,
    help: galleryFields.fillFrameHelp,
    when: [MOVING],
    ...IN_OWN_PANEL,
  },
  'active-alignment': {
    control: 'segmented',
    label: galleryFields.currentSlide,
    options: [
      { value: 'left', label: blockFields.left },
      { value: 'center', label: galleryFields.centre },
      { value: 'right', label: blockFields.right },
    ],
    when: [designs('slider')],
    ...IN_OWN_PANEL,
  },
  thumbnails: {
    control: 'toggle',
    label: galleryFields.thumbnailStrip,
    when: [designs('slideshow')],
    ...IN_OWN_PANEL,
  },
  'thumbnail-strip-height': {
    control: 'length',
    label: galleryFields.stripHeight,
    ...HEIGHTS,
    when: WITH_THUMBNAILS,
    ...IN_OWN_PANEL,
  },
  'thumbnail-strip-margin': {
    control: 'length',
    label: galleryFields.spaceAboveStrip,
    ...SPACES,
    when: WITH_THUMBNAILS,
    ...IN_OWN_PANEL,
  },
  'square-thumbs': {
    control: 'toggle',
    label: galleryFields.squareThumbnails,
    when: WITH_THUMBNAILS,
    ...IN_OWN_PANEL,
  },
  transition: {
    control: 'select',
    label: galleryFields.transition,
    options: [
      { value: 'fade', label: galleryFields.fade },
      { value: 'ken-burns', label: galleryFields.slowZoom },
      { value: 'new-swipe', label: galleryFields.followFinger },
      { value: 'scroll', label: galleryFields.scroll },
      { value: 'swipe', label: galleryFields.swipe },
    ],
    when: [designs('slideshow')],
    ...IN_OWN_PANEL,
  },
  snapPoint: {
    control: 'select',
    label: galleryFields.letGo,
    options: [
      { value: 'none', label: galleryFields.onlyBySwipe },
      { value: '25%', label: galleryFields.fromQuarter },
      { value: '50%', label: galleryFields.fromHalf },
      { value: '75%', label: galleryFields.fromThreeQuarters },
    ],
    when: [designs('slideshow'), { field: 'transition', is: ['new-swipe'] }],
    ...IN_OWN_PANEL,
  },
  scrollDirection: {
    control: 'segmented',
    label: galleryFields.direction,
    options: [
      { value: 'horizontal', label: galleryFields.sideways },
      { value: 'vertical', label: galleryFields.upAndDown },
    ],
    when: [designs('slideshow'), { field: 'transition', is: ['scroll', 'swipe'] }],
    ...IN_OWN_PANEL,
  },
  clickBehaviour: {
    control: 'select',
    label: galleryFields.slideClick,
    options: [
      { value: 'next', label: galleryFields.showsNext },
      { value: 'previous', label: galleryFields.showsPrevious },
      { value: 'halves', label: galleryFields.halves },
    ],
    when: [designs('slideshow'), { field: 'lightbox', is: [false] }],
    ...IN_OWN_PANEL,
  },
  activeSlideClick: {
    control: 'select',
    label: galleryFields.currentSlideClick,
    options: [
      { value: 'next', label: galleryFields.showsNext },
      { value: 'previous', label: galleryFields.showsPrevious },
      { value: 'nothing', label: galleryFields.doesNothing },
    ],
    when: [designs('slider'), { field: 'lightbox', is: [false] }],
    ...IN_OWN_PANEL,
  },
  autoplay: { control: 'toggle', label: galleryFields.playsByItself, when: [MOVING], ...IN_OWN_PANEL },
  'autoplay-duration': {
    control: 'slider',
    label: galleryFields.eachSlideFor,
    ...SETTING_RANGES['autoplay-duration'],
    unit: 's',
    when: WITH_AUTOPLAY,
    ...IN_OWN_PANEL,
  },
  random: { control: 'toggle', label: galleryFields.anyOrder, when: WITH_AUTOPLAY, ...IN_OWN_PANEL },
  updateAddress: {
    control: 'toggle',
    label: galleryFields.addressFollows,
    help: galleryFields.addressFollowsHelp,
    when: [MOVING],
    ...IN_OWN_PANEL,
  },
  captions: {
    control: 'segmented',
    label: galleryFields.captions,
    options: [
      { value: 'below', label: galleryFields.below },
      { value: 'overlay', label: galleryFields.overPicture },
      { value: 'none', label: galleryFields.none },
    ],
    ...IN_OWN_PANEL,
  },
  'meta-position': {
    control: 'select',
    label: galleryFields.placeOverPicture,
    options: [
      { value: 'top', label: galleryFields.top },
      { value: 'top-left', label: galleryFields.topLeft },
      { value: 'top-right', label: galleryFields.topRight },
      { value: 'center', label: galleryFields.centre },
      { value: 'bottom', label: galleryFields.bottom },
      { value: 'bottom-left', label: galleryFields.bottomLeft },
      { value: 'bottom-right', label: galleryFields.bottomRight },
    ],
    when: [{ field: 'captions', is: ['overlay'] }],
    ...IN_OWN_PANEL,
  },
  lightbox: {
    control: 'toggle',
    label: galleryFields.lightbox,
    help: galleryFields.lightboxHelp,
    ...IN_OWN_PANEL,
  },
  lightboxTheme: {
    control: 'segmented',
    label: galleryFields.lightboxTheme,
    options: [
      { value: 'dark', label: galleryFields.dark },
      { value: 'light', label: galleryFields.light },
    ],
    when: [WITH_LIGHTBOX],
    ...IN_OWN_PANEL,
  },
  lightboxAutoplay: {
    control: 'select',
    label: galleryFields.lightboxMovesOn,
    options: [
      { value: 'off', label: galleryFields.no },
      { value: 'next', label: galleryFields.toNextSlide },
      { value: 'random', label: galleryFields.toAnySlide },
    ],
    when: [WITH_LIGHTBOX],
    ...IN_OWN_PANEL,
  },
  lightboxAutoplaySeconds: {
    control: 'slider',
    label: galleryFields.after,
    min: 1,
    max: 60,
    unit: 's',
    when: [WITH_LIGHTBOX, { field: 'lightboxAutoplay', is: ['next', 'random'] }],
    ...IN_OWN_PANEL,
  },
};
