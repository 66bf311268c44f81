import { RELAYOUT_MS } from '#domain/galleries/gallery-times.ts';

/** Lays out again a while after the last resize of the window or of the gallery (GAL-209, GAL-211). */
export function watchSize(
  page: Window & typeof globalThis,
  container: HTMLElement,
  signal: AbortSignal,
  layOut: () => void,
): void {
  let timer = 0;
  // The observer reports the first size: reading it here would force a layout.
  let width: number | null = null;
  const later = (): void => {
    page.clearTimeout(timer);
    timer = page.setTimeout(layOut, RELAYOUT_MS);
  };
  page.addEventListener('resize', later, { signal });
  const sizes = new page.ResizeObserver(() => {
    const before = width;
    width = container.clientWidth;
    if (before !== null && before !== width) later();
  });
  sizes.observe(container);
  signal.addEventListener('abort', () => {
    page.clearTimeout(timer);
    sizes.disconnect();
  });
}
