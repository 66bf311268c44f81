/** Text is never shrunk below this, in px (BLK-105, BLK-108). */
export const FIT_TEXT_MIN_PX = 11;
/** Below this, in px, a text counts as small (BLK-107, BLK-108). */
export const SMALL_TEXT_PX = 13;
/** The minimum-font marker (BLK-109). */
export const SMALL_TEXT_CLASS = 'minimum-font';
/** After a resize the shrinking waits this long, in ms (BLK-106). */
export const FIT_TEXT_DEBOUNCE_MS = 100;

export interface FittedText {
  /** px; null for the size it has by itself. */
  readonly sizePx: number | null;
  readonly isSmall: boolean;
}

/** The size at which a text as wide as `textWidth` at its own size fits into `roomWidth` (BLK-105, BLK-107). */
export function fitText(ownSizePx: number, textWidth: number, roomWidth: number): FittedText {
  if (textWidth <= roomWidth || textWidth === 0) return { sizePx: null, isSmall: ownSizePx < SMALL_TEXT_PX };
  const fitting = Math.floor(((ownSizePx * roomWidth) / textWidth) * 10) / 10;
  const sizePx = Math.min(ownSizePx, Math.max(FIT_TEXT_MIN_PX, fitting));
  return { sizePx, isSmall: sizePx < SMALL_TEXT_PX };
}
