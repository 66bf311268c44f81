import { metaOverlayHeight } from '#domain/galleries/meta-overlay.ts';

/** Limits the height of overlaid texts; the rest can be scrolled to (GAL-206 to GAL-208). */
export function fitOverlays(root: HTMLElement): void {
  if (root.dataset['captions'] !== 'overlay') return;
  const overlays = [...root.querySelectorAll<HTMLElement>('.portico-slide-meta')];
  for (const overlay of overlays) overlay.style.blockSize = '';
  // All are measured before one is changed, to avoid a layout for each.
  const heights = overlays.map((overlay) =>
    metaOverlayHeight(overlay.scrollHeight, overlay.parentElement?.offsetHeight ?? 0),
  );
  for (const [index, overlay] of overlays.entries()) {
    const height = heights[index] ?? null;
    const isOverflowing = height !== null && height > 0;
    overlay.toggleAttribute('data-overflowing', isOverflowing);
    if (isOverflowing) overlay.style.blockSize = `${height}px`;
    // Scroll containers must be focusable.
    if (isOverflowing) overlay.tabIndex = 0;
    else overlay.removeAttribute('tabindex');
  }
}
