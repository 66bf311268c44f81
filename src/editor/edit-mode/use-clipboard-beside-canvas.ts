import { useEffect } from 'react';
import type { EditActions } from '../actions/edit-actions.ts';
import { isTextField } from '../api/is-text-field-focused.ts';
import type { EditStore } from '../editing/edit-store.ts';

/**
 * Copy, cut and paste of blocks while the focus is beside the canvas: on a button of the panel that was just pressed,
 * or nowhere after another page was opened (EDIT-200). In fields and dialogs, and where words are selected, they are
 * the browser's.
 */
export function useClipboardBesideCanvas(edit: EditStore, actions: EditActions, isEditing: boolean): void {
  useEffect(() => {
    if (!isEditing) return undefined;
    const ended = new AbortController();
    const on = (name: 'copy' | 'cut' | 'paste', use: (event: ClipboardEvent) => void): void =>
      document.addEventListener(
        name,
        (event) => {
          const isElsewhere =
            isTextField(event.target) ||
            (event.target instanceof Element && event.target.closest('[role="dialog"]') !== null) ||
            document.getSelection()?.isCollapsed === false;
          if (event.defaultPrevented || isElsewhere || edit.getState().textBlockId !== null) return;
          event.preventDefault();
          use(event);
        },
        { signal: ended.signal },
      );
    on('copy', ({ clipboardData }) => actions.copy(clipboardData));
    on('cut', ({ clipboardData }) => actions.cut(clipboardData));
    on('paste', ({ clipboardData }) => void actions.paste(clipboardData?.getData('text/plain') ?? ''));
    return () => ended.abort();
  }, [edit, actions, isEditing]);
}
