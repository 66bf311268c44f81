import type { GalleryDesign } from './gallery-designs.ts';

/** ms (GAL-153, GAL-177). */
const SPEEDS_MS: { readonly [Design in GalleryDesign]?: number } = {
  stacked: 1000,
  strip: 500,
  carousel: 500,
};

/** How long a change of slides takes: 1 s, on a strip 0.5 s (GAL-153, GAL-177). */
export function transitionSpeedMs(design: GalleryDesign): number {
  return SPEEDS_MS[design] ?? 1000;
}

/** How many slides are preloaded on either side (GAL-151, GAL-152, GAL-178). */
export const PRELOAD_COUNT = 1;

/** The slides to preload: the current one and its neighbours, across the ends where the gallery loops (GAL-152). */
export function slidesToFetch(
  index: number,
  count: number,
  loops: boolean,
  preload = PRELOAD_COUNT,
): number[] {
  const wanted = [index];
  for (let step = 1; step <= preload; step += 1) wanted.push(index + step, index - step);
  const inside = wanted.map((slide) => (loops && count > 0 ? (slide + count * preload) % count : slide));
  return [...new Set(inside)].filter((slide) => slide >= 0 && slide < count);
}

/** Galleries are laid out again this long after the last resize of the window, ms (GAL-209, GAL-211). */
export const RELAYOUT_MS = 100;

/** The zoom of the ken-burns transition, alternately in and out (GAL-141). */
export const KEN_BURNS_ZOOM = 1.075;

/** The first and last scale of the `nth` slide to be shown, from 0. */
export function kenBurnsZoom(nth: number): readonly [from: number, to: number] {
  return nth % 2 === 0 ? [1, KEN_BURNS_ZOOM] : [KEN_BURNS_ZOOM, 1];
}
