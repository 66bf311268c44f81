/** Where a menu stands in the area around the canvas, px. */
export interface MenuPosition {
  readonly left: number;
  readonly top: number;
}

interface Sizes {
  /** The frame as it is shown, and by how much it is scaled. */
  readonly shown: Pick<DOMRect, 'left' | 'top'>;
  readonly scale: number;
  readonly room: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
  readonly own: Pick<DOMRect, 'width' | 'height'>;
}

const GAP_PX = 6;
const EDGE_PX = 8;

/** The position below a caret of the frame, above it where there is no space, always within the area. */
export function positionBelow(
  caret: { readonly left: number; readonly top: number; readonly bottom: number },
  { shown, scale, room, own }: Sizes,
): MenuPosition {
  const left = shown.left - room.left + caret.left * scale;
  const below = shown.top - room.top + caret.bottom * scale + GAP_PX;
  const above = shown.top - room.top + caret.top * scale - GAP_PX - own.height;
  const fitsBelow = below + own.height + EDGE_PX <= room.height;
  const top = fitsBelow || above < EDGE_PX ? below : above;
  return {
    left: Math.max(EDGE_PX, Math.min(left, room.width - own.width - EDGE_PX)),
    top: Math.max(EDGE_PX, Math.min(top, room.height - own.height - EDGE_PX)),
  };
}
