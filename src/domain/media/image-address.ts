import type { ImageValue } from './image-value.ts';
import { IMAGE_WIDTHS, type ImageWidth } from './image-widths.ts';

/** Formats a picture is served in beside its own. */
export const IMAGE_FORMATS = ['avif', 'webp'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/**
 * The width to ask for: the smallest step not below the width shown times the pixel ratio; 2500 above that,
 * and never a step above the first one that already gives the whole original (IMG-15, IMG-16).
 */
export function imageWidthFor(shownPx: number, pixelRatio: number, originalWidth: number): ImageWidth {
  const needed = Math.min(shownPx * pixelRatio, originalWidth);
  const ascending = IMAGE_WIDTHS.toReversed();
  return ascending.find((width) => width >= needed) ?? 2500;
}

/** The address of an image in one width, in its own format or in `type` (IMG-17). */
export function imageAddress(image: Pick<ImageValue, 'path'>, width: ImageWidth, type?: ImageFormat): string {
  return `${image.path}?format=${width}w${type === undefined ? '' : `&type=${type}`}`;
}

/**
 * The value of `srcset`: every step that is not wider than the original, and the original's own width,
 * which the next step up gives (IMG-15, IMG-16). Narrow steps first.
 */
export function imageSourceSet(image: Pick<ImageValue, 'path' | 'width'>, type?: ImageFormat): string {
  const sources: string[] = [];
  for (const width of IMAGE_WIDTHS.toReversed()) {
    sources.push(`${imageAddress(image, width, type)} ${Math.min(width, image.width)}w`);
    if (width >= image.width) break;
  }
  return sources.join(', ');
}
