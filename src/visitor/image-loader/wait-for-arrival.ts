import { STALLED_LOAD_MS } from '#domain/images/load-queue.ts';

/** Whether an image that was just requested loads; false where it fails, or takes too long (IMG-13). */
export function waitForArrival(page: Window, image: HTMLImageElement): Promise<boolean> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = (hasArrived: boolean): void => {
      over.abort();
      page.clearTimeout(timer);
      resolve(hasArrived);
    };
    const timer = page.setTimeout(() => end(false), STALLED_LOAD_MS);
    image.addEventListener('load', () => end(true), { signal: over.signal });
    image.addEventListener('error', () => end(false), { signal: over.signal });
  });
}
