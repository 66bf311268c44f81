import { blockElement } from '../grid/measure.ts';
import { useShownFrame } from '../frames/shown-frame.ts';
import type { EditStore } from '../editing/edit-store.ts';
import { selectedBlockId } from '../selection/selection.ts';

/** Returns the focus to the page: to the selected block where there is one. */
export function focusSelection(edit: EditStore): void {
  const { frame } = useShownFrame.getState();
  const view = frame?.defaultView;
  if (frame == null || view == null) return;
  const id = selectedBlockId(edit.getState().selection);
  view.focus();
  if (id !== null) blockElement(frame, id)?.focus({ preventScroll: true });
}
