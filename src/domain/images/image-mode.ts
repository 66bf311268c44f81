import type { FocalPoint } from './focal-point.ts';

/** How an image fits into its box; null is not set (IMG-24). */
export const IMAGE_MODES = ['fit', 'fill', 'none', null] as const;
export type ImageMode = (typeof IMAGE_MODES)[number];

/** The mode a value names; throws for any other value (IMG-24). */
export function imageModeOf(value: unknown): ImageMode {
  const mode = IMAGE_MODES.find((each) => each === value);
  if (mode === undefined) throw new TypeError('The mode of an image must be fit, fill, none or null');
  return mode;
}

export interface ImageModeStyle {
  readonly objectFit: 'contain' | 'cover';
  readonly objectPosition: string;
}

/**
 * How a mode shows an image: fit the whole of it, fill covers its box and crops around the focal point; null for none
 * and for not set, which keep what the page's styles say (IMG-25, IMG-28).
 */
export function imageModeStyle(mode: ImageMode, focalPoint: FocalPoint): ImageModeStyle | null {
  switch (mode) {
    case 'fit':
      return { objectFit: 'contain', objectPosition: '50% 50%' };
    case 'fill':
      return { objectFit: 'cover', objectPosition: `${percent(focalPoint.x)} ${percent(focalPoint.y)}` };
    default:
      return null;
  }
}

function percent(fraction: number): string {
  return `${Math.round(fraction * 1000) / 10}%`;
}
