/** A lazily loaded image starts when it comes this near to the window, on all four sides, in px (IMG-18, IMG-20). */
export const LAZY_MARGIN_PX = 200;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Whether a box is within the margin of a window of this size, edges included (IMG-18, IMG-19). A box without any size
 * is in a hidden container and starts when that opens (IMG-20).
 */
export function isNearWindow(
  box: Box,
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  const isHidden = box.right <= box.left && box.bottom <= box.top;
  return (
    !isHidden &&
    box.right >= -LAZY_MARGIN_PX &&
    box.left <= width + LAZY_MARGIN_PX &&
    box.bottom >= -LAZY_MARGIN_PX &&
    box.top <= height + LAZY_MARGIN_PX
  );
}
