/** OVER-84, OVER-85, OVER-87, OVER-88, OVER-96, OVER-98, OVER-100; times in ms, lengths in px. */
export const LIGHTBOX = {
  theme: 'dark',
  /** Moving between items. */
  speedMs: 600,
  overlayFadeMs: 350,
  contentFadeMs: 600,
  overlayOpacity: 0.95,
  /** Around the item. */
  padding: 100,
  keyThrottleMs: 200,
  /** Of the width of the screen, from either edge. */
  edgeDeadZone: 0.02,
  navigationFadeMs: 500,
} as const;

export const LIGHTBOX_THEMES = ['dark', 'light'] as const;

export type LightboxClick = 'previous' | 'next' | 'close' | 'nothing';

/** What a click does (OVER-91, OVER-97 to OVER-99): `x` from the left edge of a screen of this `width`. */
export function lightboxClick(x: number, width: number, isOnItem: boolean): LightboxClick {
  if (!isOnItem) return 'close';
  const edge = width * LIGHTBOX.edgeDeadZone;
  if (x < edge || x > width - edge) return 'nothing';
  return x < width / 2 ? 'previous' : 'next';
}

/** Whether a move by key comes too soon after the last one (OVER-96). */
export function isThrottledMove(now: number, lastMoveAt: number | null): boolean {
  return lastMoveAt !== null && now - lastMoveAt < LIGHTBOX.keyThrottleMs;
}
