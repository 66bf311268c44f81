import { LAZY_MARGIN_PX } from '#domain/images/lazy-margin.ts';
import { placeOf } from './image-parts.ts';

interface WatchOptions {
  readonly hold: (image: HTMLImageElement) => () => void;
  readonly update: (image: HTMLImageElement) => void;
}

/** An image, and what is known of it by now. */
interface Watched {
  readonly image: HTMLImageElement;
  readonly place: HTMLElement | null;
  /** The observers that see it near, and those that have told of it at all. */
  readonly near: Set<IntersectionObserver>;
  readonly told: Set<IntersectionObserver>;
  giveBack: (() => void) | null;
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
 * near (IMG-06, IMG-18 to IMG-20). One that is not near is held back; in a hidden container it has no box and so is
 * never near before that opens. All images of a page share their observers, which look at all of them at once.
 */
export function watchImages(page: Window & typeof globalThis, { hold, update }: WatchOptions) {
  const images = new Map<Element, Watched>();
  const byPlace = new Map<Element, Set<Watched>>();
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
      for (const { near, image } of byPlace.get(target) ?? []) if (near.size > 0) update(image);
    }
  });

  return (image: HTMLImageElement): (() => void) => {
    const place = placeOf(image);
    const watched: Watched = { image, place, near: new Set(), told: new Set(), giveBack: null };
    images.set(image, watched);
    for (const observer of observers) observer.observe(image);
    if (place !== null) {
      const group = byPlace.get(place) ?? new Set();
      byPlace.set(place, group.add(watched));
      sizes.observe(place);
    }
    return () => {
      if (images.get(image) !== watched) return;
      images.delete(image);
      for (const observer of observers) observer.unobserve(image);
      const group = place === null ? undefined : byPlace.get(place);
      group?.delete(watched);
      if (place !== null && group?.size === 0) {
        byPlace.delete(place);
        sizes.unobserve(place);
      }
      watched.giveBack?.();
    };
  };
}
