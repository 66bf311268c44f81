import { LAZY_MARGIN_PX } from '#domain/images/lazy-margin.ts';
import { containerOf } from './image-parts.ts';

interface WatchOptions {
  readonly hold: (image: HTMLImageElement) => () => void;
  readonly update: (image: HTMLImageElement) => void;
}

/** An image and its state. */
interface Watched {
  readonly image: HTMLImageElement;
  readonly container: HTMLElement | null;
  /** The observers in which it is near, and those that have reported it at all since it was within reach. */
  readonly near: Set<IntersectionObserver>;
  readonly told: Set<IntersectionObserver>;
  giveBack: (() => void) | null;
}

const MARGIN = `${LAZY_MARGIN_PX}px`;
/**
 * One margin around the window, another around scroll containers. One observer cannot have both: in Chromium the second
 * margin also grows the window, and they would add up.
 */
const MARGINS: readonly IntersectionObserverInit[] = [
  { rootMargin: MARGIN },
  { scrollMargin: MARGIN } as IntersectionObserverInit,
];
/**
 * Beyond the distance at which any browser loads a lazy image by itself; Chromium does up to 2,500 px before. Farther
 * images need no work, which matters on pages with many.
 */
const REACH_PX = 3000;
const REACH = `${REACH_PX}px`;

function isFarFromWindow({ boundingClientRect: box, rootBounds }: IntersectionObserverEntry): boolean {
  if (rootBounds === null) return false;
  const beyond = REACH_PX - LAZY_MARGIN_PX;
  return (
    box.right < rootBounds.left + beyond ||
    box.left > rootBounds.right - beyond ||
    box.bottom < rootBounds.top + beyond ||
    box.top > rootBounds.bottom - beyond
  );
}

/**
 * Updates an image whenever it comes near the window, and when its container is resized while it is near (IMG-06,
 * IMG-18 to IMG-20). An image that is not near is held back; in a hidden container it has no box and so is never near
 * before that opens. All images of a page share their observers; most observe only images that browsers could load.
 */
export function watchImages(page: Window & typeof globalThis, { hold, update }: WatchOptions) {
  const images = new Map<Element, Watched>();
  const byContainer = new Map<Element, Set<Watched>>();
  const note = (watched: Watched, observer: IntersectionObserver, isNear: boolean): void => {
    watched.told.add(observer);
    if (isNear) {
      watched.near.add(observer);
      update(watched.image);
      return;
    }
    watched.near.delete(observer);
    const isFar = watched.near.size === 0 && watched.told.size === observers.length;
    if (isFar) watched.giveBack ??= hold(watched.image);
  };
  const observers = MARGINS.map(
    (margin) =>
      new page.IntersectionObserver(
        (entries, observer) => {
          const latest = new Map(entries.map(({ target, isIntersecting }) => [target, isIntersecting]));
          for (const [target, isNear] of latest) {
            const watched = images.get(target);
            if (watched !== undefined) note(watched, observer, isNear);
          }
        },
        { root: page.document, ...margin },
      ),
  );
  const sizes = new page.ResizeObserver((entries) => {
    for (const { target } of entries) {
      for (const { near, image } of byContainer.get(target) ?? []) if (near.size > 0) update(image);
    }
  });
  const comesWithinReach = (watched: Watched): void => {
    const { image, container } = watched;
    for (const observer of observers) observer.observe(image);
    if (container === null) return;
    const group = byContainer.get(container) ?? new Set();
    byContainer.set(container, group.add(watched));
    sizes.observe(container);
  };
  const reach = new page.IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const watched = images.get(entry.target);
        if (watched === undefined || !entry.isIntersecting) continue;
        reach.unobserve(entry.target);
        // What is near is not always seen from here, what is far is; the browser may ask for it in a moment.
        if (isFarFromWindow(entry)) watched.giveBack = hold(watched.image);
        comesWithinReach(watched);
      }
    },
    { root: page.document, rootMargin: REACH, scrollMargin: REACH } as IntersectionObserverInit,
  );

  return (image: HTMLImageElement): (() => void) => {
    const container = containerOf(image);
    const watched: Watched = { image, container, near: new Set(), told: new Set(), giveBack: null };
    images.set(image, watched);
    reach.observe(image);
    return () => {
      if (images.get(image) !== watched) return;
      images.delete(image);
      for (const observer of [reach, ...observers]) observer.unobserve(image);
      const group = container === null ? undefined : byContainer.get(container);
      group?.delete(watched);
      if (container !== null && group?.size === 0) {
        byContainer.delete(container);
        sizes.unobserve(container);
      }
      watched.giveBack?.();
    };
  };
}
