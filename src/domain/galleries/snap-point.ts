/** What a snap point can be: a percentage of the width of a slide, or none (GAL-148). */
export const SNAP_POINT = /^(?:none|(?:100|[1-9]\d?)%)$/;

/**
 * The share of the slide's width, from 0 to 1, that it must be dragged to change on release; null where only a swipe
 * changes it (GAL-220).
 */
export function snapShare(snapPoint: string): number | null {
  return SNAP_POINT.test(snapPoint) && snapPoint !== 'none' ? Number.parseInt(snapPoint, 10) / 100 : null;
}

/**
 * The target of a slide that was dragged and released (GAL-220).
 * @param moved px along the gallery, negative towards the left
 * @param width of the slide, px
 */
export function snapMove(
  moved: number,
  width: number,
  share: number | null,
  isRightToLeft = false,
): 'previous' | 'next' | null {
  if (share === null || moved === 0 || Math.abs(moved) < share * width) return null;
  return moved < 0 === isRightToLeft ? 'previous' : 'next';
}
