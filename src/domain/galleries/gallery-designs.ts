/** The design values of the block data (GAL-32, GAL-70 to GAL-73, GAL-76). */
export const BLOCK_DESIGNS = [
  'slideshow',
  'slider',
  'carousel',
  'grid',
  'autogrid',
  'autocolumns',
  'rows',
  'list',
  'stacked',
] as const;
export type BlockDesign = (typeof BLOCK_DESIGNS)[number];

/** The designs that are implemented. */
export const GALLERY_DESIGNS = [
  'base',
  'stacked',
  'strip',
  'grid',
  'autogrid',
  'autocolumns',
  'autorows',
  'carousel',
  'list',
] as const;
export type GalleryDesign = (typeof GALLERY_DESIGNS)[number];

/**
 * The four variants that an owner chooses from, each with the design values it stores, the usual one first (GAL-07,
 * GAL-08). The owner's "stack" stores `stacked`, which is drawn as `base`; a slideshow is drawn as `stacked` (GAL-75).
 */
export const GALLERY_VARIANTS = {
  slideshow: ['slideshow'],
  carousel: ['slider', 'carousel'],
  grid: ['grid', 'autogrid', 'autocolumns', 'rows'],
  stack: ['stacked', 'list'],
} as const satisfies Readonly<Record<string, readonly BlockDesign[]>>;

const DRAWN_AS: Readonly<Record<BlockDesign, GalleryDesign>> = {
  stacked: 'base',
  slider: 'strip',
  slideshow: 'stacked',
  grid: 'grid',
  autogrid: 'autogrid',
  autocolumns: 'autocolumns',
  rows: 'autorows',
  carousel: 'carousel',
  list: 'list',
};

/** The gallery design of a block's design value: `base` for every other value, and for none (GAL-17, GAL-74, GAL-76). */
export function galleryDesignOf(value: unknown): GalleryDesign {
  return BLOCK_DESIGNS.includes(value as BlockDesign) ? DRAWN_AS[value as BlockDesign] : 'base';
}
