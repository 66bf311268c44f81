/** Narrower galleries show fewer slides at once; px of the gallery (GAL-187 to GAL-189). */
export const CAROUSEL_LIMITS = [
  { below: 480, atMost: 2 },
  { below: 724, atMost: 3 },
] as const;

/** How many slides one group of a carousel has in a gallery of this width (GAL-181, GAL-187, GAL-188). */
export function slidesOfGroup(slidesPerRow: number, width: number): number {
  const limit = CAROUSEL_LIMITS.find(({ below }) => width < below);
  return Math.max(1, Math.min(slidesPerRow, limit?.atMost ?? slidesPerRow));
}

export interface CarouselGroups {
  /** At least 1. */
  readonly count: number;
  /** The group that is shown, from 0. */
  readonly index: number;
  /** Whether there is another group to go to (GAL-182). */
  readonly hasControls: boolean;
  /** A carousel never loops (GAL-183, GAL-184, GAL-190). */
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
}

/** The position of a carousel whose first visible slide is `slide`. */
export function carouselGroups(slides: number, perGroup: number, slide: number): CarouselGroups {
  const count = Math.max(1, Math.ceil(slides / perGroup));
  const index = Math.min(Math.max(0, Math.floor(slide / perGroup)), count - 1);
  return {
    count,
    index,
    hasControls: count > 1,
    canGoBack: index > 0,
    canGoOn: index < count - 1,
  };
}
