/** Visibility is watched at these parts of an element (BLK-47). */
export const ANIMATION_THRESHOLDS: readonly number[] = [0, 0.1, 0.25, 0.5, 1];
/** The class of an animated element that has been visible enough (BLK-46). */
export const ANIMATION_LOADED_CLASS = 'animation-loaded';
/** What the body of a page with block animations carries, with their kind as its value. */
export const ANIMATION_ATTRIBUTE = 'data-animation';

const ENOUGH = 0.25;

/** Visible enough: a quarter of the element, or any part of one that is higher than the window (BLK-50). */
export function isVisibleEnough(seen: {
  readonly ratio: number;
  readonly isIntersecting: boolean;
  readonly height: number;
  readonly windowHeight: number;
}): boolean {
  if (!seen.isIntersecting) return false;
  return seen.ratio >= ENOUGH || seen.height > seen.windowHeight;
}
