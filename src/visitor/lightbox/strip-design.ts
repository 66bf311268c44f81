import { watchSettled } from '../timing/watch-settled.ts';
import type { GalleryDesign, GalleryDesignOptions } from './gallery-design.ts';

/** Slides in a row that is scrolled through, as on phones (OVER-103). */
export function createStripDesign(options: GalleryDesignOptions): GalleryDesign {
  const { window: page, container, slides, isMotionReduced, moved } = options;
  const watching = new AbortController();
  let shown = 0;
  const centre = (element: HTMLElement): number => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  const nearest = (): number => {
    const distances = slides.map((slide) => Math.abs(centre(slide) - centre(container)));
    return distances.indexOf(Math.min(...distances));
  };
  const bring = (behavior: ScrollBehavior): void => {
    const slide = slides[shown];
    if (slide === undefined) return;
    container.scrollBy({ left: centre(slide) - centre(container), behavior });
  };
  watchSettled(
    page,
    container,
    'scroll',
    () => {
      const index = nearest();
      if (index === shown) return;
      shown = index;
      moved(index);
    },
    { signal: watching.signal },
  );
  // A turned phone keeps its slide.
  watchSettled(page, page, 'resize', () => bring('instant'), { signal: watching.signal });
  return {
    show(index, direction) {
      shown = index;
      bring(direction === null || isMotionReduced() ? 'instant' : 'smooth');
    },
    destroy: () => watching.abort(),
  };
}
