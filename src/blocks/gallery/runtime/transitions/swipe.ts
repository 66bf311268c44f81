import { swipeDuration, SWIPE } from '#domain/galleries/swipe.ts';
import type { CreateTransition } from '../gallery-parts.ts';
import { createSlideMotion } from './slide-motion.ts';

/** Slides change by a swipe; published pages use the scroll transition instead (GAL-145, GAL-161). */
export const create: CreateTransition = (options) => {
  const motion = createSlideMotion(options, false);
  const usualMs = (): number =>
    swipeDuration(SWIPE.withinMs, options.container.ownerDocument.defaultView?.innerWidth ?? 0);
  return {
    ...motion,
    play: (pair, how) =>
      motion.play(pair, { ...how, durationMs: how.moved === 0 ? usualMs() : how.durationMs }),
  };
};
