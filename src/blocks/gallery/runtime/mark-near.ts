import { slidesToFetch } from '#domain/galleries/gallery-times.ts';
import type { Slide } from './gallery-parts.ts';

/** The class of hidden slides that are needed soon: they have a box, so that their images are loaded. */
export const NEAR = 'data-near';

/** Marks the current slide and its neighbours (GAL-151, GAL-152, GAL-178), each announced before it gets a box. */
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
