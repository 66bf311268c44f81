import { kenBurnsZoom } from '#domain/galleries/gallery-times.ts';
import type { CreateTransition } from '../gallery-parts.ts';
import { create as createFade } from './fade.ts';

const ZOOMED = '.portico-slide-media img';

/** Slides fade while each zooms as long as it is shown, alternately in and out (GAL-141). */
export const create: CreateTransition = (options) => {
  const fade = createFade(options);
  let count = 0;
  let zooming: Animation | undefined;
  const zoom = (slide: HTMLElement, durationMs: number): void => {
    const [from, to] = kenBurnsZoom(count);
    count += 1;
    zooming = slide
      .querySelector(ZOOMED)
      ?.animate(
        { scale: [from, to] },
        { duration: options.shownMs + durationMs, easing: 'linear', fill: 'both' },
      );
  };
  return {
    ...fade,
    rest: (slide) => zoom(slide, 0),
    async play(pair, motion) {
      // The outgoing slide keeps its scale until it has faded.
      const last = zooming;
      if (pair.to !== null) zoom(pair.to, motion.durationMs);
      await fade.play(pair, motion);
      last?.cancel();
    },
    destroy: () => zooming?.cancel(),
  };
};
