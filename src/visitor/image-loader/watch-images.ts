import { isNearWindow, LAZY_MARGIN_PX } from '#domain/images/lazy-margin.ts';
import { placeOf } from './image-parts.ts';

interface WatchOptions {
  readonly hold: (image: HTMLImageElement) => () => void;
  readonly update: (image: HTMLImageElement) => void;
}

const MARGIN = `${LAZY_MARGIN_PX}px`;
/**
 * Around the window, and around what scrolls within it. One observer cannot have both: in Chromium the second margin
 * grows the window, too, and they would add up.
 */
const MARGINS: readonly IntersectionObserverInit[] = [
  { rootMargin: MARGIN },
  { scrollMargin: MARGIN } as IntersectionObserverInit,
];

/**
 * Updates an image when it comes near the window, each time it does so, and when its place changes its size while it is
 * near (IMG-06, IMG-18 to IMG-20). One that is not near yet is held back; in a hidden container it has no box and so is
 * never near before that opens.
 */
export function watchImages(page: Window & typeof globalThis, { hold, update }: WatchOptions) {
  return (image: HTMLImageElement): (() => void) => {
    const place = placeOf(image);
    const near = new Set<IntersectionObserver>();
    const note = (entries: IntersectionObserverEntry[], observer: IntersectionObserver): void => {
      if (entries.at(-1)?.isIntersecting !== true) {
        near.delete(observer);
        return;
      }
      near.add(observer);
      update(image);
    };
    const observers = MARGINS.map(
      (margin) => new page.IntersectionObserver(note, { root: page.document, ...margin }),
    );
    const sizes = new page.ResizeObserver(() => {
      if (near.size > 0) update(image);
    });
    const size = { width: page.innerWidth, height: page.innerHeight };
    const giveBack = isNearWindow(image.getBoundingClientRect(), size) ? null : hold(image);
    for (const observer of observers) observer.observe(image);
    if (place !== null) sizes.observe(place);
    return () => {
      for (const observer of observers) observer.disconnect();
      sizes.disconnect();
      giveBack?.();
    };
  };
}
