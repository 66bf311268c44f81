import { boundedOffset, checkBoundary, checkSnapPoint, releaseMove } from '#domain/galleries/swipe-limits.ts';
import type { CreateTransition } from '../gallery-parts.ts';
import { createSlideMotion } from './slide-motion.ts';

/** The slides follow the finger or pointer, with boundaries and snap points (GAL-142, GAL-147 to GAL-149). */
export const create: CreateTransition = (options) => {
  const boundary = checkBoundary(options.limits.boundary);
  const snapPoint = checkSnapPoint(options.limits.snapPoint);
  for (const { warning } of [boundary, snapPoint]) if (warning !== null) options.report(warning);
  return {
    ...createSlideMotion(options, false),
    follow: (moved, isPastEnd) => boundedOffset(moved, isPastEnd, boundary.value),
    release: (drag) => releaseMove(drag, snapPoint.value, options.isRightToLeft),
  };
};
