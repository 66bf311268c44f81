import type { GalleryDesign } from './gallery-designs.ts';
import type { GalleryLength } from './gallery-length.ts';

export const META_POSITIONS = [
  'top',
  'top-left',
  'top-right',
  'center',
  'bottom',
  'bottom-left',
  'bottom-right',
] as const;
export const LIST_IMAGE_SIZES = ['small', 'medium', 'large'] as const;
export const TRANSITIONS = ['fade', 'ken-burns', 'new-swipe', 'scroll', 'swipe'] as const;
export const SCROLL_DIRECTIONS = ['horizontal', 'vertical'] as const;
export const SLIDE_CLICKS = ['next', 'previous', 'halves'] as const;
export const ACTIVE_SLIDE_CLICKS = ['next', 'previous', 'nothing'] as const;
export const ACTIVE_ALIGNMENTS = ['left', 'center', 'right'] as const;
export const COLUMN_WIDTH_BEHAVIORS = ['min', 'max'] as const;
export const CAPTION_POSITIONS = ['below', 'overlay', 'none'] as const;

/** Ranges of the settings that are plain numbers (GAL-35, GAL-45, GAL-46, GAL-48, GAL-52). */
export const SETTING_RANGES = {
  slidesPerRow: { min: 1, max: 10 },
  'thumbnails-per-row': { min: 1, max: 10 },
  perRowOnPhones: { min: 1, max: 3 },
  rowHeight: { min: 80, max: 600 },
  vSize: { min: 1, max: 40 },
  aspectRatio: { min: 5, max: 200 },
  'autoplay-duration': { min: 1, max: 60 },
} as const;

/**
 * The settings of a gallery, by the names of the block data (GAL-32 to GAL-57). One that is absent has the default of
 * the design; one that the design does not use changes nothing (GAL-59).
 */
export interface GallerySettings {
  /** `Auto`, or a ratio such as `3:2` that every slide is cropped to around its focal point (GAL-33, GAL-34). */
  readonly imageAspectRatio: string;
  /** Slides of one group of a carousel (GAL-35, GAL-185). */
  readonly slidesPerRow: number;
  readonly lightbox: boolean;
  readonly lightboxTheme: 'light' | 'dark';
  /** Slides keep their own proportions and are never cropped (GAL-39, GAL-40). */
  readonly mixedContent: boolean;
  /** px (GAL-41, GAL-191). */
  readonly columnWidth: number;
  /** `min`: columns are never narrower than `columnWidth`; `max`: never wider (GAL-193 to GAL-195). */
  readonly columnWidthBehavior: (typeof COLUMN_WIDTH_BEHAVIORS)[number];
  readonly gutter: GalleryLength;
  /** px: about how high rows are that are filled from edge to edge, and the last one exactly (GAL-201, GAL-202). */
  readonly rowHeight: number;
  readonly listImageSize: (typeof LIST_IMAGE_SIZES)[number];
  /**
   * In steps of 5 % of the width; null where `aspectRatio` determines the height (GAL-45, GAL-46, GAL-176, GAL-180).
   */
  readonly vSize: number | null;
  /** The height of the frame in percent of its width; null where the slides determine it (GAL-46, GAL-180). */
  readonly aspectRatio: number | null;
  readonly 'active-alignment': (typeof ACTIVE_ALIGNMENTS)[number];
  /** Also of a grid, where it is the widget's `perRow` (GAL-48, GAL-204, GAL-205). */
  readonly 'thumbnails-per-row': number;
  readonly perRowOnPhones: number;
  readonly 'thumbnail-strip-height': GalleryLength;
  readonly 'thumbnail-strip-margin': GalleryLength;
  readonly autoplay: boolean;
  /** Seconds (GAL-52, GAL-103). */
  readonly 'autoplay-duration': number;
  /** Autoplay goes on in random order (GAL-110). */
  readonly random: boolean;
  readonly 'square-thumbs': boolean;
  /** Images fill the frame of the gallery, cropped around their focal point; off: they are shown whole (GAL-54, GAL-60). */
  readonly 'auto-crop': boolean;
  readonly thumbnails: boolean;
  readonly captions: (typeof CAPTION_POSITIONS)[number];
  readonly 'meta-position': (typeof META_POSITIONS)[number];
  readonly padding: GalleryLength;
  /** The transition between slides (GAL-150). */
  readonly transition: (typeof TRANSITIONS)[number];
  /** Of `new-swipe`: how far a slide is drawn until it changes when it is let go, as a percentage, or `none` (GAL-148). */
  readonly snapPoint: string;
  /** Of the scroll transition (GAL-144). */
  readonly scrollDirection: (typeof SCROLL_DIRECTIONS)[number];
  /** What a click does on a slide of a slideshow (GAL-134), and on the active one of a slider (GAL-166). */
  readonly clickBehaviour: (typeof SLIDE_CLICKS)[number];
  readonly activeSlideClick: (typeof ACTIVE_SLIDE_CLICKS)[number];
  /** The address of the page follows the current slide (GAL-91, GAL-95). */
  readonly updateAddress: boolean;
}

const DEFAULTS: GallerySettings = {
  imageAspectRatio: 'Auto',
  slidesPerRow: 3,
  lightbox: false,
  lightboxTheme: 'dark',
  mixedContent: false,
  columnWidth: 250,
  columnWidthBehavior: 'min',
  gutter: 0,
  rowHeight: 250,
  listImageSize: 'medium',
  vSize: null,
  aspectRatio: null,
  'active-alignment': 'center',
  'thumbnails-per-row': 4,
  perRowOnPhones: 2,
  'thumbnail-strip-height': 100,
  'thumbnail-strip-margin': 20,
  autoplay: false,
  'autoplay-duration': 5,
  random: false,
  'square-thumbs': false,
  'auto-crop': false,
  thumbnails: false,
  captions: 'below',
  'meta-position': 'bottom',
  padding: 20,
  transition: 'fade',
  snapPoint: 'none',
  scrollDirection: 'horizontal',
  clickBehaviour: 'next',
  activeSlideClick: 'next',
  updateAddress: false,
};

/** What differs between designs (GAL-42, GAL-186, GAL-192, GAL-201, GAL-203). */
const DEFAULTS_OF: Readonly<Record<GalleryDesign, Partial<GallerySettings>>> = {
  base: {},
  stacked: { captions: 'overlay' },
  strip: { captions: 'overlay', gutter: 10 },
  grid: { imageAspectRatio: '1:1', lightbox: true },
  autogrid: { imageAspectRatio: '1:1' },
  autocolumns: {},
  autorows: { gutter: 20, lightbox: true },
  carousel: { imageAspectRatio: '3:2', gutter: '1%' },
  list: {},
};

/** What a strip has without `aspectRatio` and `vSize` (GAL-176). */
const STRIP_V_SIZE = 10;

export function defaultSettings(design: GalleryDesign): GallerySettings {
  return { ...DEFAULTS, ...DEFAULTS_OF[design] };
}

/** The settings of a gallery: the stored ones, and the defaults of its design for the others (GAL-59). */
export function gallerySettings(
  design: GalleryDesign,
  stored: { readonly [Name in keyof GallerySettings]?: GallerySettings[Name] | undefined },
): GallerySettings {
  const given = Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => name in DEFAULTS && value !== undefined),
  ) as Partial<GallerySettings>;
  const settings = { ...defaultSettings(design), ...given };
  if (design !== 'strip') return settings;
  if (settings.aspectRatio !== null) return { ...settings, vSize: null };
  return { ...settings, vSize: settings.vSize ?? STRIP_V_SIZE };
}

/** The settings that differ from the design's defaults; only these are written into pages. */
export function changedSettings(design: GalleryDesign, settings: GallerySettings): Partial<GallerySettings> {
  const usual = defaultSettings(design);
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => usual[name as keyof GallerySettings] !== value),
  );
}
