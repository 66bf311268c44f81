import { rubberBandOffset } from '#domain/galleries/rubber-band-offset.ts';
import { snapShare } from '#domain/galleries/snap-point.ts';
import type { CreateTransition } from '../gallery-parts.ts';
import { createSlideMotion } from './slide-motion.ts';

/** The slides follow the touch or pointer, with resistance past an end (GAL-142, GAL-220). */
export const create: CreateTransition = (options) => ({
  ...createSlideMotion(options, false),
  follow: rubberBandOffset,
  snapShare: snapShare(options.settings.snapPoint),
});
