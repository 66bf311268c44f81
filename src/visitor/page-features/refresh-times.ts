import { TIME_SINCE_ATTRIBUTE } from '#domain/page-features/feature-attributes.ts';
import { TIME_SINCE_REFRESH_MS, timeSinceMoment, timeSinceText } from '#domain/page-features/time-since.ts';

/** Keeps the relative times of a page up to date (BLK-110 to BLK-116). Returns the function that ends it. */
export function refreshTimes(page: Window & typeof globalThis, now: () => number = Date.now): () => void {
  const shown: { readonly element: Element; readonly moment: number }[] = [];
  for (const element of page.document.querySelectorAll(`[${TIME_SINCE_ATTRIBUTE}]`)) {
    const datetime = element.getAttribute('datetime') ?? '';
    const moment = timeSinceMoment(datetime);
    // oxlint-disable-next-line no-console -- the specification asks for the console (BLK-114)
    if (moment === null) console.warn(`Time since an invalid date: ${datetime}`);
    else shown.push({ element, moment });
  }
  const refresh = (): void => {
    for (const { element, moment } of shown) {
      const text = timeSinceText(now() - moment);
      if (element.textContent !== text) element.textContent = text;
    }
  };
  refresh();
  const timer = page.setInterval(refresh, TIME_SINCE_REFRESH_MS);
  return () => page.clearInterval(timer);
}
