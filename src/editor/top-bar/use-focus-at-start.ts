import { useEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from '../api/is-focus-lost.ts';
import { useWorkspace } from '../workspace/workspace.ts';

/**
 * Where editing begins by a press on what is gone then, such as the dialog for a new page, the last of the returned
 * element's buttons, which names the page, has the focus: otherwise nothing had it, and nothing said what opened.
 */
export function useFocusAtStart(isEditing: boolean): RefObject<HTMLDivElement | null> {
  const { edit } = useWorkspace();
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isEditing) return undefined;
    // The dialog gives the focus back, to nothing, in the first frame without it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (!isFocusLost() || edit.getState().textBlockId !== null) return;
        [...(start.current?.querySelectorAll('button') ?? [])].at(-1)?.focus({ preventScroll: true });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [isEditing, edit]);
  return start;
}
