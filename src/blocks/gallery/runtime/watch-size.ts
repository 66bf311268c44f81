import { RELAYOUT_MS } from '#domain/galleries/gallery-times.ts';

/** Lays out again some time after the last change of the window's size, or of the gallery's own (GAL-209, GAL-211). */
export function watchSize(
  page: Window & typeof globalThis,
  container: HTMLElement,
  signal: AbortSignal,
  layOut: () => void,
): void {
  let timer = 0;
  // The observer tells it first: to ask here would have the page laid out at once.
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
