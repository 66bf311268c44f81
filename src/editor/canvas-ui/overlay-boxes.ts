import { createContext } from 'react';
import { invariant } from '#lib/invariant.ts';
import type { Rectangle } from '../grid/grid-geometry.ts';
import { rectangleAround } from '../grid/rectangle-around.ts';
import { createBlockLookup, type BlockLookup } from '../grid/block-lookup.ts';
import { rectangleOf } from '../grid/measure.ts';

/** Elements found in the page: one, or several whose bounding rectangle counts. */
export type FoundElements = Element | readonly Element[] | null;

/** Finds the elements that a box covers; `blockOf` finds blocks in one pass over the page. */
export type FindElements = (frame: Document, blockOf: BlockLookup) => FoundElements;

/** An element drawn over the page, and the page's elements it covers. */
interface OverlayBox {
  readonly element: HTMLElement;
  readonly find: FindElements;
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

/** @param isResting whether nothing of it is seen, so that it need not be placed: whoever ends that calls `schedule` */
export function createOverlayBoxes(frame: Document, isResting: () => boolean = () => false): OverlayBoxes {
  const view = frame.defaultView;
  invariant(view, 'overlays are drawn in a frame that is shown');
  /** With the position that was last written: the same is not written again, which would cause new styles. */
  const boxes = new Map<OverlayBox, string>();
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
    if (isResting()) return;
    const all = [...boxes.keys()];
    const blockOf = createBlockLookup(frame);
    const found = all
      .map(({ find }) => find(frame, blockOf))
      .map((each) => rectangleAround(listOf(each).map(rectangleOf)));
    const toolbars = all.map(({ element }) =>
      element.childElementCount === 0
        ? 0
        : (element.querySelector('.rail > .toolbar')?.getBoundingClientRect().width ?? 0),
    );
    const width = frame.documentElement.clientWidth;
    all.forEach((box, index) => {
      const rectangle = found[index] ?? null;
      const place = rectangle === null ? null : placeOf(rectangle, toolbars[index] ?? 0, width);
      const written = JSON.stringify(place);
      if (boxes.get(box) === written) return;
      boxes.set(box, written);
      // The width of a toolbar is unknown before it is shown.
      if (place !== null && box.element.style.display === 'none') schedule();
      write(box, place);
    });
  }

  return {
    schedule,
    add(box) {
      boxes.set(box, '');
      // Hidden until it is positioned, which happens before the next frame is painted.
      box.element.style.display = 'none';
      const targets = listOf(box.find(frame, createBlockLookup(frame)));
      for (const target of targets) {
        const over = watched.get(target) ?? 0;
        watched.set(target, over + 1);
        // What is observed once more is told of once more, although nothing of it has changed.
        if (over === 0) observer.observe(target);
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

interface Place {
  readonly rectangle: Rectangle;
  /** By how much the toolbar goes to the left to stay inside the window, px. */
  readonly shift: number;
}

function placeOf(rectangle: Rectangle, toolbar: number, width: number): Place {
  const beyond = rectangle.left + toolbar + EDGE_PX - width;
  return { rectangle, shift: Math.max(0, Math.min(beyond, rectangle.left - EDGE_PX)) };
}

function write({ element, lowBelow }: OverlayBox, place: Place | null): void {
  element.style.display = place === null ? 'none' : '';
  if (place === null) return;
  const { rectangle, shift } = place;
  for (const side of ['left', 'top', 'width', 'height'] as const) {
    element.style[side] = `${rectangle[side]}px`;
  }
  element.toggleAttribute('data-low', rectangle.top < lowBelow);
  element.style.setProperty('--shift', `${-shift}px`);
}

export const OverlayBoxesContext = createContext<OverlayBoxes | null>(null);

function listOf(found: FoundElements): readonly Element[] {
  return found === null ? [] : 'length' in found ? found : [found];
}
