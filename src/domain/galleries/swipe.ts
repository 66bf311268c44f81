/** Lengths in px, times in ms (GAL-155, GAL-156, GAL-158, GAL-160). */
export const SWIPE = {
  /** From this distance on a touch is handled by the gallery. */
  startPx: 10,
  distancePx: 50,
  withinMs: 250,
  /** Windows narrower than this count as phones. */
  phoneBelowPx: 767,
  phone: { fastestMs: 200, slowestMs: 400 },
  wide: { fastestMs: 300, slowestMs: 500 },
  /** The scroll transition (GAL-160). */
  snapMs: 400,
} as const;

/**
 * The axis of a touch that moved so far: undecided, handled by the gallery, or left to the page's scrolling (GAL-156,
 * GAL-157).
 */
export function touchOwner(along: number, across: number): 'gallery' | 'page' | null {
  if (Math.abs(along) >= SWIPE.startPx && Math.abs(along) > Math.abs(across)) return 'gallery';
  return Math.abs(across) >= SWIPE.startPx ? 'page' : null;
}

/** Where a swipe leads: next when the slides were pushed towards their beginning; null where it was none (GAL-155, GAL-157). */
export function swipeMove(
  moved: number,
  elapsedMs: number,
  isRightToLeft = false,
): 'previous' | 'next' | null {
  if (Math.abs(moved) < SWIPE.distancePx || elapsedMs > SWIPE.withinMs) return null;
  return moved < 0 === isRightToLeft ? 'previous' : 'next';
}

/** How long the slides go on moving after a swipe: the quicker it was, the shorter (GAL-158, GAL-159). */
export function swipeDuration(elapsedMs: number, windowWidth: number): number {
  const { fastestMs, slowestMs } = windowWidth < SWIPE.phoneBelowPx ? SWIPE.phone : SWIPE.wide;
  const slowness = Math.min(Math.max(elapsedMs / SWIPE.withinMs, 0), 1);
  return fastestMs + (slowestMs - fastestMs) * slowness;
}

/** The smallest turn of a wheel that counts, px, and the pause before the next one, ms. */
export const WHEEL = { distancePx: 20, pauseMs: 150 } as const;

/** The direction of a horizontal turn of a wheel; vertical ones are left to the page. */
export function wheelMove(deltaX: number, deltaY: number, isRightToLeft = false): 'previous' | 'next' | null {
  if (Math.abs(deltaX) < WHEEL.distancePx || Math.abs(deltaX) <= Math.abs(deltaY)) return null;
  return deltaX > 0 === isRightToLeft ? 'previous' : 'next';
}
