import { LIGHTBOX } from '#domain/lightbox/lightbox.ts';
import type { GalleryDesign, GalleryDesignOptions } from './gallery-design.ts';

const SHIFT = '4rem';

/** Slides on top of each other, one of them visible; the transition depends on the direction (OVER-87, OVER-112). */
export function createStackedDesign({ slides, isMotionReduced }: GalleryDesignOptions): GalleryDesign {
  let shown: HTMLElement | null = null;
  let running: Animation[] = [];
  const settle = (): void => {
    for (const animation of running) animation.finish();
    running = [];
  };
  for (const slide of slides) slide.hidden = true;
  return {
    show(index, direction) {
      settle();
      const next = slides[index] ?? null;
      const last = shown;
      shown = next;
      if (next === null || next === last) return;
      next.hidden = false;
      fetchNow([next, slides[index + 1], slides[index - 1]]);
      if (last === null) return;
      if (direction === null || isMotionReduced()) {
        last.hidden = true;
        return;
      }
      last.inert = true;
      const shift = direction === 'forward' ? SHIFT : `-${SHIFT}`;
      const back = direction === 'forward' ? `-${SHIFT}` : SHIFT;
      const timing = { duration: LIGHTBOX.speedMs, easing: 'ease' };
      const leaving = last.animate(
        [
          { opacity: 1, translate: '0' },
          { opacity: 0, translate: back },
        ],
        timing,
      );
      leaving.onfinish = () => {
        last.inert = false;
        last.hidden = shown !== last;
      };
      running = [
        leaving,
        next.animate(
          [
            { opacity: 0, translate: shift },
            { opacity: 1, translate: '0' },
          ],
          timing,
        ),
      ];
    },
    destroy: settle,
  };
}

/** Hidden slides load nothing, so the next ones are loaded explicitly. */
function fetchNow(slides: readonly (HTMLElement | null | undefined)[]): void {
  for (const slide of slides) {
    for (const image of slide?.querySelectorAll('img') ?? []) image.loading = 'eager';
  }
}
