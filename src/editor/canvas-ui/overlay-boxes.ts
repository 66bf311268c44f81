import { createContext } from 'react';
import { invariant } from '#lib/invariant.ts';
import { rectangleAround } from '../grid/rectangle-around.ts';
import { rectangleOf } from '../grid/measure.ts';

/** Elements found in the page: one, or several whose bounding rectangle counts. */
export type FoundElements = Element | readonly Element[] | null;

/** An element drawn over the page, and the page's elements it covers. */
interface OverlayBox {
  readonly element: HTMLElement;
  readonly find: (frame: Document) => FoundElements;
  /** Nearer to the top of the page than this, px, it gets `data-low`: there is no space above it for its toolbar. */
  readonly lowBelow: number;
}

/** The least distance between a toolbar and the right edge of the window, px. */
const EDGE_PX = 8;

/**
 * Positions elements over those of the page: everything is measured at once and moved in the same frame as the page,
 * without rendering. An element is hidden while its element of the page is not there.
 */
export interface OverlayBoxes {
  /** Returns the function that removes it. */
  readonly add: (box: OverlayBox) => () => void;
  /** Measures again in the next frame. */
  readonly schedule: () => void;
  /**
   * Measures again whenever an element of the page or the window changes its size, until the returned function is
   * called.
   */
  readonly watch: () => () => void;
}

export function createOverlayBoxes(frame: Document): OverlayBoxes {
  const view = frame.defaultView;
  invariant(view, 'overlays are drawn in a frame that is shown');
  const boxes = new Set<OverlayBox>();
  /** The number of boxes over each observed element. */
  const watched = new Map<Element, number>();
  // The type of a window lacks its classes.
  const { ResizeObserver: Observer } = view as unknown as { ResizeObserver: typeof ResizeObserver };
  let scheduled = 0;
  const observer = new Observer(schedule);

  function schedule(): void {
    if (scheduled === 0) scheduled = view?.requestAnimationFrame(placeAll) ?? 0;
  }

  /** Reads all sizes before it writes styles, so that the page is laid out once. */
  function placeAll(): void {
    scheduled = 0;
    const all = [...boxes];
    const found = all
      .map(({ find }) => find(frame))
      .map((each) => rectangleAround(listOf(each).map(rectangleOf)));
    const toolbars = all.map(
      ({ element }) => element.querySelector('.rail > .toolbar')?.getBoundingClientRect().width ?? 0,
    );
    const width = frame.documentElement.clientWidth;
    all.forEach(({ element, lowBelow }, index) => {
      const rectangle = found[index] ?? null;
      // The width of a toolbar is unknown before it is shown.
      if (rectangle !== null && element.style.display === 'none') schedule();
      element.style.display = rectangle === null ? 'none' : '';
      if (rectangle === null) return;
      for (const side of ['left', 'top', 'width', 'height'] as const) {
        element.style[side] = `${rectangle[side]}px`;
      }
      element.toggleAttribute('data-low', rectangle.top < lowBelow);
      const beyond = rectangle.left + (toolbars[index] ?? 0) + EDGE_PX - width;
      const shift = Math.max(0, Math.min(beyond, rectangle.left - EDGE_PX));
      element.style.setProperty('--shift', `${-shift}px`);
    });
  }

  return {
    schedule,
    add(box) {
      boxes.add(box);
      // Hidden until it is positioned, which happens before the next frame is painted.
      box.element.style.display = 'none';
      const targets = listOf(box.find(frame));
      for (const target of targets) {
        watched.set(target, (watched.get(target) ?? 0) + 1);
        observer.observe(target);
      }
      schedule();
      return () => {
        boxes.delete(box);
        for (const target of targets) {
          const left = (watched.get(target) ?? 1) - 1;
          if (left > 0) watched.set(target, left);
          else {
            watched.delete(target);
            observer.unobserve(target);
          }
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

export const OverlayBoxesContext = createContext<OverlayBoxes | null>(null);

function listOf(found: FoundElements): readonly Element[] {
  return found === null ? [] : 'length' in found ? found : [found];
}
