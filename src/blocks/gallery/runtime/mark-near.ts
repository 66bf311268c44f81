import { slidesToFetch } from '#domain/galleries/gallery-times.ts';
import type { Slide } from './gallery-parts.ts';

/** Of slides that are not shown but wanted soon: they have a place, so that their images are fetched. */
export const NEAR = 'data-near';

/** Marks the current slide and its neighbours (GAL-151, GAL-152, GAL-178), each told of before it has a place. */
export function markNear(
  slides: readonly Slide[],
  index: number,
  loops: boolean,
  comesNear: (slide: Slide) => void,
): void {
  const near = new Set(slidesToFetch(index, slides.length, loops));
  for (const [at, slide] of slides.entries()) {
    if (near.has(at)) comesNear(slide);
    slide.element.toggleAttribute(NEAR, near.has(at));
  }
}
