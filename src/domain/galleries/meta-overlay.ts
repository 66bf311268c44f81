/** Shares of the height of the slide (GAL-206 to GAL-208). */
const OVERFLOWS_ABOVE = 0.9;
const OVERFLOWING_HEIGHT = 0.4;

/**
 * The height that an overlay of this height gets in a container of that height, px: one that overflows is cut to two fifths
 * of the container and its text scrolls; null where it stays as it is.
 */
export function metaOverlayHeight(overlayHeight: number, containerHeight: number): number | null {
  return overlayHeight > containerHeight * OVERFLOWS_ABOVE ? containerHeight * OVERFLOWING_HEIGHT : null;
}
