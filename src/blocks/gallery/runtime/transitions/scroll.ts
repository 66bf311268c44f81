import { SWIPE } from '#domain/galleries/swipe.ts';
import type { CreateTransition } from '../gallery-parts.ts';
import { createSlideMotion } from './slide-motion.ts';

/** The slides scroll to the new one, sideways or, where the owner says so, upwards, in 0.4 s (GAL-143, GAL-144, GAL-160). */
export const create: CreateTransition = (options) => {
  const motion = createSlideMotion(options, options.settings.scrollDirection === 'vertical');
  return {
    ...motion,
    play: (pair, how) =>
      motion.play(pair, { ...how, durationMs: how.moved === 0 ? SWIPE.snapMs : how.durationMs }),
  };
};
