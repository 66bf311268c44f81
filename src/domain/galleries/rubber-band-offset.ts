/**
 * The share of a drag past the first or the last slide that is applied; the slides spring back afterwards (GAL-142).
 */
const RESISTANCE = 3;

/** How far the slides move for a drag of so many px. */
export function rubberBandOffset(moved: number, isPastEnd: boolean): number {
  return isPastEnd ? moved / RESISTANCE : moved;
}
