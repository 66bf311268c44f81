import type { EditActions } from '../actions/edit-actions.ts';
import type { CanvasEnvironment } from '../canvas-ui/canvas-ui.ts';
import type { Rectangle } from '../grid/grid-geometry.ts';
import { rectangleOf } from '../grid/measure.ts';
import { followPointer } from '../moving/pointer-drag.ts';

interface MarqueeOptions {
  readonly canvas: CanvasEnvironment;
  readonly actions: EditActions;
  /** The section the marquee begins in: only its blocks are selected. */
  readonly section: HTMLElement;
  readonly event: PointerEvent;
}

/** Draws a rectangle over a section and selects the blocks that it touches (EDIT-199). */
export function dragMarquee({ canvas: { frame, ui }, actions, section, event }: MarqueeOptions): void {
  const view = frame.defaultView;
  const start = { x: event.clientX + (view?.scrollX ?? 0), y: event.clientY + (view?.scrollY ?? 0) };
  let blocks: readonly (readonly [string, Rectangle])[] = [];
  let touched: readonly (readonly [string, Rectangle])[] = [];
  followPointer({
    element: section,
    event,
    onStart() {
      blocks = [...section.querySelectorAll<HTMLElement>('[data-block]')].map((element) => [
        element.dataset['block'] ?? '',
        rectangleOf(element),
      ]);
      ui.setState({ hoveredBlockId: null });
    },
    onMove({ x, y }) {
      const area = {
        left: Math.min(x, start.x),
        top: Math.min(y, start.y),
        width: Math.abs(x - start.x),
        height: Math.abs(y - start.y),
      };
      touched = blocks.filter(([, rectangle]) => meet(area, rectangle));
      ui.setState({ marquee: { area, touched: touched.map(([, rectangle]) => rectangle) } });
    },
    onEnd(outcome) {
      ui.setState({ marquee: null });
      if (outcome === 'dropped' && touched.length > 0) actions.selectTogether(touched.map(([id]) => id));
    },
  });
}

function meet(a: Rectangle, b: Rectangle): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}
