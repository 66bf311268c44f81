import { resistedOffset } from '#domain/galleries/resisted-offset.ts';
import { snapShare } from '#domain/galleries/snap-point.ts';
import type { CreateTransition } from '../gallery-parts.ts';
import { createSlideMotion } from './slide-motion.ts';

/** The slides follow the finger or pointer, and resist past an end (GAL-142, GAL-220). */
export const create: CreateTransition = (options) => ({
  ...createSlideMotion(options, false),
  follow: resistedOffset,
  snapShare: snapShare(options.settings.snapPoint),
});
