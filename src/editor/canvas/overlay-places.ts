import { createContext } from 'react';
import { invariant } from '#lib/invariant.ts';
import { rectangleOf } from './measure.ts';

/** Something drawn over the page, and the element of the page that it lies over. */
interface OverlayPlace {
  readonly element: HTMLElement;
  readonly find: (frame: Document) => Element | null;
  /** Nearer to the top of the page than this, px, it is `data-low`: above it there is no room for what it carries. */
  readonly lowBelow: number;
}

/**
 * Keeps what is drawn over the page where it belongs: everything is measured in one go and moved in the same frame as
 * the page, without rendering. Hidden while its element of the page is not there.
 */
export interface OverlayPlaces {
  /** Returns the function that ends it. */
  readonly add: (place: OverlayPlace) => () => void;
  /** Measures again with the next frame. */
  readonly schedule: () => void;
  /** Measures again whenever something of the page grows or the window changes, until what it returns is called. */
  readonly watch: () => () => void;
}

export function createOverlayPlaces(frame: Document): OverlayPlaces {
  const view = frame.defaultView;
  invariant(view, 'overlays are drawn in a frame that is shown');
  const places = new Set<OverlayPlace>();
  const { ResizeObserver: Observer } = view as unknown as { ResizeObserver: typeof ResizeObserver };
  let scheduled = 0;
  const observer = new Observer(schedule);

  function schedule(): void {
    if (scheduled === 0) scheduled = view?.requestAnimationFrame(placeAll) ?? 0;
  }

  /** Reads everything before it writes anything: the page is laid out once. */
  function placeAll(): void {
    scheduled = 0;
    const all = [...places];
    const found = all.map(({ find }) => find(frame)).map((each) => each && rectangleOf(each));
    all.forEach(({ element, lowBelow }, index) => {
      const rectangle = found[index] ?? null;
      element.style.display = rectangle === null ? 'none' : '';
      if (rectangle === null) return;
      for (const side of ['left', 'top', 'width', 'height'] as const) {
        element.style[side] = `${rectangle[side]}px`;
      }
      element.toggleAttribute('data-low', rectangle.top < lowBelow);
    });
  }

  return {
    schedule,
    add(place) {
      places.add(place);
      // Not seen before it is placed, which is before the next frame is painted.
      place.element.style.display = 'none';
      const target = place.find(frame);
      if (target !== null) observer.observe(target);
      schedule();
      return () => {
        places.delete(place);
        if (target !== null && ![...places].some(({ find }) => find(frame) === target)) {
          observer.unobserve(target);
        }
      };
    },
    watch() {
      observer.observe(frame.body);
      view.addEventListener('resize', schedule);
      return () => {
        observer.disconnect();
        view.removeEventListener('resize', schedule);
        view.cancelAnimationFrame(scheduled);
        scheduled = 0;
      };
    },
  };
}

export const OverlayPlacesContext = createContext<OverlayPlaces | null>(null);
