/** OVER-122 to OVER-125; times in ms, lengths in px. */
export const TOOLTIP = { delayMs: 1200, width: 250, offset: 15, margin: 20 } as const;

/** The attribute that gives an element a tooltip; its value is the text (OVER-126). */
export const TOOLTIP_ATTRIBUTE = 'data-tooltip';

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The position of a tooltip of this size: beside the pointer, moved inwards near the edges of the window, above the
 * pointer where there is no space below it (OVER-124, OVER-125).
 */
export function tooltipPosition(
  pointer: { readonly x: number; readonly y: number },
  tooltip: Size,
  page: Size,
): { readonly left: number; readonly top: number } {
  const { offset, margin } = TOOLTIP;
  const below = pointer.y + offset;
  const hasRoomBelow = below + tooltip.height + margin <= page.height;
  return {
    left: inside(pointer.x + offset, tooltip.width, page.width),
    top: inside(hasRoomBelow ? below : pointer.y - offset - tooltip.height, tooltip.height, page.height),
  };
}

function inside(start: number, length: number, room: number): number {
  return Math.max(TOOLTIP.margin, Math.min(start, room - TOOLTIP.margin - length));
}
