/** What is left of a movement past the first or the last slide: it resists and springs back (GAL-142). */
const RESISTANCE = 3;

/** How far the slides follow a movement of so many px. */
export function resistedOffset(moved: number, isPastEnd: boolean): number {
  return isPastEnd ? moved / RESISTANCE : moved;
}
