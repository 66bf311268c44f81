/** TIME-18 to TIME-22; times in ms, the offset in px of space left above the target. */
export const SCROLL = { minDuration: 50, maxDuration: 50, offset: 30 } as const;

/** How long an animated scroll lasts: as many ms as px, within its bounds (TIME-18 to TIME-20). */
export function scrollDuration(
  distance: number,
  { minDuration = SCROLL.minDuration, maxDuration = SCROLL.maxDuration }: ScrollBounds = {},
): number {
  return Math.max(minDuration, Math.min(Math.abs(distance), Math.max(minDuration, maxDuration)));
}

export interface ScrollBounds {
  readonly minDuration?: number;
  readonly maxDuration?: number;
}
