import { slidesToFetch } from '#domain/galleries/gallery-times.ts';
import type { Slide } from './gallery-parts.ts';

/** Of slides that are not shown but wanted soon: they have a place, so that their images are fetched. */
export const NEAR = 'data-near';

/** Marks the current slide and its neighbours (GAL-151, GAL-152, GAL-178). */
export function markNear(slides: readonly Slide[], index: number, loops: boolean): void {
  const near = new Set(slidesToFetch(index, slides.length, loops));
  for (const [at, { element }] of slides.entries()) element.toggleAttribute(NEAR, near.has(at));
}
