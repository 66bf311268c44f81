import { useEffect, useRef, type RefObject } from 'react';
import { giveLostFocus } from '../api/give-lost-focus.ts';
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
    return giveLostFocus(() =>
      edit.getState().textBlockId === null
        ? [...(start.current?.querySelectorAll('button') ?? [])].at(-1)
        : null,
    );
  }, [isEditing, edit]);
  return start;
}
