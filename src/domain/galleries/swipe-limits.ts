import { swipeMove } from './swipe.ts';

/** How the first and the last slide feel under the finger (GAL-147, GAL-149). */
export const BOUNDARIES = ['none', 'hard', 'inertial'] as const;
export type Boundary = (typeof BOUNDARIES)[number];

/** How far the slides have to be drawn, in percent of their width, to stay there; `none`: only a swipe counts (GAL-148). */
export type SnapPoint = `${number}%` | 'none';

export const DEFAULT_BOUNDARY: Boundary = 'inertial';
export const DEFAULT_SNAP_POINT: SnapPoint = 'none';
/** What is left of a movement past an inertial end. */
const RESISTANCE = 3;

export interface Checked<Value> {
  readonly value: Value;
  /** For the console, where the value given was refused (GAL-149). */
  readonly warning: string | null;
}

/** A boundary as given, or the default with a warning (GAL-147, GAL-149). */
export function checkBoundary(given: unknown): Checked<Boundary> {
  if (given === undefined) return { value: DEFAULT_BOUNDARY, warning: null };
  const known = BOUNDARIES.find((boundary) => boundary === given);
  if (known !== undefined) return { value: known, warning: null };
  return {
    value: DEFAULT_BOUNDARY,
    warning: `Gallery boundary ${nameOf(given)} is not none, hard or inertial`,
  };
}

/** A snap point as given, or the default with a warning (GAL-148, GAL-149). */
export function checkSnapPoint(given: unknown): Checked<SnapPoint> {
  if (given === undefined) return { value: DEFAULT_SNAP_POINT, warning: null };
  if (given === 'none' || isPercentage(given)) return { value: given, warning: null };
  return {
    value: DEFAULT_SNAP_POINT,
    warning: `Gallery snap point ${nameOf(given)} is not a percentage or none`,
  };
}

function isPercentage(value: unknown): value is `${number}%` {
  return typeof value === 'string' && /^\d+(\.\d+)?%$/.test(value) && Number.parseFloat(value) <= 100;
}

/** How far the slides follow a movement that leads past an end (GAL-149). */
export function boundedOffset(moved: number, isPastEnd: boolean, boundary: Boundary): number {
  if (!isPastEnd || boundary === 'none') return moved;
  return boundary === 'hard' ? 0 : moved / RESISTANCE;
}

/** Where the slides go when they are let go: by a swipe, or by the snap point where there is one (GAL-142, GAL-155). */
export function releaseMove(
  drag: { readonly moved: number; readonly elapsedMs: number; readonly width: number },
  snapPoint: SnapPoint,
  isRightToLeft = false,
): 'previous' | 'next' | null {
  const { moved, elapsedMs, width } = drag;
  const swiped = swipeMove(moved, elapsedMs, isRightToLeft);
  if (swiped !== null || snapPoint === 'none' || width <= 0 || moved === 0) return swiped;
  if ((Math.abs(moved) / width) * 100 < Number.parseFloat(snapPoint)) return null;
  return moved < 0 === isRightToLeft ? 'previous' : 'next';
}

/** A value as a message names it. */
function nameOf(given: unknown): string {
  return typeof given === 'string' ? given : (JSON.stringify(given) ?? 'undefined');
}
