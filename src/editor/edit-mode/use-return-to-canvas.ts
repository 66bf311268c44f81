import { useEffect } from 'react';
import { focusSelection } from '../canvas/focus-selection.ts';
import { showSelection } from '../canvas/show-selection.ts';
import { useShownFrame } from '../frames/shown-frame.ts';
import { blockElement } from '../grid/measure.ts';
import type { EditStore } from '../editing/edit-store.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useWorkspace } from '../workspace/workspace.ts';

/**
 * When a dialog over the canvas closes: what was added in it is shown and has the focus. Otherwise the selected block
 * has it again where the dialog was opened from the canvas; a frame that was inert has forgotten which element had it.
 */
export function useReturnToCanvas(): void {
  const { edit } = useWorkspace();
  const isOpen = useEditState((state) => state.dialog.kind !== 'none');
  useEffect(() => {
    if (!isOpen) return undefined;
    const { selection } = edit.getState();
    return () => {
      // The dialog gives the focus back to its opener in the first frame without it.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const state = edit.getState();
          if (state.dialog.kind !== 'none') return;
          const frameElement = useShownFrame.getState().frame?.defaultView?.frameElement ?? null;
          const wasAdded = state.selection !== selection;
          if (wasAdded) showSelection(edit);
          if (wasAdded || document.activeElement === frameElement) focusWhatIsSelected(edit);
        }),
      );
    };
  }, [isOpen, edit]);
}

/** A text that was opened meanwhile could not take the focus; one whose editor comes later takes it then. */
function focusWhatIsSelected(edit: EditStore): void {
  const { textBlockId } = edit.getState();
  if (textBlockId === null) {
    focusSelection(edit);
    return;
  }
  const { frame } = useShownFrame.getState();
  frame?.defaultView?.focus();
  const block = frame == null ? null : blockElement(frame, textBlockId);
  block?.querySelector<HTMLElement>('[contenteditable="true"]')?.focus({ preventScroll: true });
}
