import type { ImageValue } from './image-value.ts';
import { IMAGE_WIDTHS, type ImageWidth } from './image-widths.ts';

/** Formats a picture is served in beside its own. */
export const IMAGE_FORMATS = ['avif', 'webp'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

const NARROW_FIRST: readonly ImageWidth[] = IMAGE_WIDTHS.toReversed();

/**
 * The width to ask for: the smallest step not below the width shown times the pixel ratio; 2500 above that,
 * and never a step above the first one that already gives the whole original (IMG-15, IMG-16).
 */
export function imageWidthFor(shownPx: number, pixelRatio: number, originalWidth: number): ImageWidth {
  const needed = Math.min(shownPx * pixelRatio, originalWidth);
  return NARROW_FIRST.find((width) => width >= needed) ?? 2500;
}

/** The widths in which an image is served, in px, narrow ones first: every step below its own, and its own (IMG-16). */
export function imageWidths(originalWidth: number): readonly number[] {
  return stepsOf(originalWidth).map((step) => Math.min(step, originalWidth));
}

/** The steps that give these widths: the last of them is the first one that gives the whole original. */
function stepsOf(originalWidth: number): readonly ImageWidth[] {
  const wider = NARROW_FIRST.findIndex((step) => step >= originalWidth);
  return wider === -1 ? NARROW_FIRST : NARROW_FIRST.slice(0, wider + 1);
}

/** Whether an address is that of an image with widths: drawings are the same in every one, and others have none. */
export function hasImageWidths(path: string): boolean {
  return path.startsWith('/s/images/') && !/\.svg$/i.test(path);
}

/** The address of an image in one width, in its own format or in `type` (IMG-17). */
export function imageAddress(image: Pick<ImageValue, 'path'>, width: ImageWidth, type?: ImageFormat): string {
  return `${image.path}?format=${width}w${type === undefined ? '' : `&type=${type}`}`;
}

/** The address of an image no wider than a step: of the file itself where that is not wider. */
export function imageAddressUpTo(image: Pick<ImageValue, 'path' | 'width'>, width: ImageWidth): string {
  return image.width > width && hasImageWidths(image.path) ? imageAddress(image, width) : image.path;
}

/** One entry of `srcset`: the address of a step, and the width that comes: no step is wider than the original. */
export function imageCandidate(
  image: Pick<ImageValue, 'path' | 'width'>,
  width: ImageWidth,
  type?: ImageFormat,
): string {
  return `${imageAddress(image, width, type)} ${Math.min(width, image.width)}w`;
}

/**
 * The value of `srcset`: every step that is not wider than the original, and the original's own width,
 * which the next step up gives (IMG-15, IMG-16). Narrow steps first.
 */
export function imageSourceSet(image: Pick<ImageValue, 'path' | 'width'>, type?: ImageFormat): string {
  return stepsOf(image.width)
    .map((step) => imageCandidate(image, step, type))
    .join(', ');
}
