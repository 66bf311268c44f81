import type { GalleryDesign } from './gallery-designs.ts';
import type { GallerySettings } from './gallery-settings.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Of a slide whose picture is not known (GAL-129). */
const VIDEO_RATIO = 16 / 9;
const EMPTY_RATIO = 3 / 2;
/** The ratio of a frame that pictures fill, where nothing determines its height. */
const FILLED_RATIO = 3 / 2;

/** `3:2` as a number; null for `Auto`, and for a mixed set, whose slides keep their own (GAL-34, GAL-40). */
export function chosenRatio({
  imageAspectRatio,
  mixedContent,
}: Pick<GallerySettings, 'imageAspectRatio' | 'mixedContent'>): number | null {
  if (mixedContent || imageAspectRatio === 'Auto') return null;
  const [width = Number.NaN, height = Number.NaN] = imageAspectRatio.split(':').map(Number);
  return width > 0 && height > 0 ? width / height : null;
}

/** Width to height of a slide's box (GAL-34, GAL-40): what the owner chose, or its own. */
export function slideRatio(
  settings: Pick<GallerySettings, 'imageAspectRatio' | 'mixedContent'>,
  slide: { readonly isVideo: boolean; readonly image: Size | null },
): number {
  const chosen = chosenRatio(settings);
  if (chosen !== null) return chosen;
  if (slide.isVideo) return VIDEO_RATIO;
  return slide.image === null ? EMPTY_RATIO : slide.image.width / slide.image.height;
}

/**
 * Width to height of the frame that a slideshow shows its slides in; null where its height follows the current slide
 * (GAL-46, GAL-54, GAL-60, GAL-154).
 */
export function stageRatio(
  settings: Pick<GallerySettings, 'imageAspectRatio' | 'mixedContent' | 'aspectRatio' | 'auto-crop'>,
): number | null {
  if (settings.aspectRatio !== null) return 100 / settings.aspectRatio;
  return chosenRatio(settings) ?? (settings['auto-crop'] && !settings.mixedContent ? FILLED_RATIO : null);
}

/** The height of a strip in percent of its width (GAL-45, GAL-46, GAL-176, GAL-179, GAL-180). */
export function stripHeightPercent({
  aspectRatio,
  vSize,
}: Pick<GallerySettings, 'aspectRatio' | 'vSize'>): number {
  return aspectRatio ?? (vSize ?? 10) * 5;
}

/** Whether pictures fill their boxes, cropped around their focal point, or are shown whole (GAL-34, GAL-40, GAL-60). */
export function cropsPictures(design: GalleryDesign, settings: GallerySettings): boolean {
  if (settings.mixedContent) return false;
  if (chosenRatio(settings) !== null) return true;
  if (design === 'stacked' || design === 'strip') return settings['auto-crop'];
  return design !== 'autogrid';
}

/**
 * Where titles and descriptions are shown. Autocolumns and autorows have no space below their pictures: text that would
 * be there is laid over them.
 */
export function captionPosition(
  design: GalleryDesign,
  captions: GallerySettings['captions'],
): GallerySettings['captions'] {
  const hasRoom = design !== 'autocolumns' && design !== 'autorows';
  return captions === 'below' && !hasRoom ? 'overlay' : captions;
}
