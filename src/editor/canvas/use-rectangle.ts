import { useEffect, useState } from 'react';
import { useActiveDocument } from '../edit-mode/use-active-document.ts';
import { useWorkspace } from '../edit-mode/workspace.ts';
import { useCanvas } from './canvas-ui.ts';
import type { Rectangle } from './grid-geometry.ts';
import { rectangleOf } from './measure.ts';

/**
 * Where an element of the page lies, measured again whenever the page may have moved: after changes, when anything
 * grows, when the window changes. `find` must be stable.
 */
export function useRectangle(find: ((frame: Document) => Element | null) | null): Rectangle | null {
  const { frame } = useCanvas();
  const store = useActiveDocument();
  const { site, page } = useWorkspace();
  const [rectangle, setRectangle] = useState<Rectangle | null>(null);

  useEffect(() => {
    const view = frame.defaultView;
    if (view === null || find === null) return undefined;
    let scheduled = 0;
    const measure = (): void => {
      scheduled = 0;
      const element = find(frame);
      const next = element === null ? null : rectangleOf(element);
      setRectangle((before) => (sameRectangle(before, next) ? before : next));
    };
    const schedule = (): void => {
      if (scheduled === 0) scheduled = view.requestAnimationFrame(measure);
    };
    measure();
    schedule();
    const Observer = (view as unknown as { ResizeObserver: typeof ResizeObserver }).ResizeObserver;
    const observer = new Observer(schedule);
    observer.observe(frame.body);
    const element = find(frame);
    if (element !== null) observer.observe(element);
    const ends = [page.store.subscribe(schedule), site.store.subscribe(schedule)];
    view.addEventListener('resize', schedule);
    return () => {
      observer.disconnect();
      for (const end of ends) end();
      view.removeEventListener('resize', schedule);
      view.cancelAnimationFrame(scheduled);
    };
  }, [frame, find, store, page, site]);

  return find === null ? null : rectangle;
}

function sameRectangle(a: Rectangle | null, b: Rectangle | null): boolean {
  if (a === null || b === null) return a === b;
  return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;
}
