import { blockElement } from '../grid/measure.ts';
import { useShownFrame } from '../frames/shown-frame.ts';
import type { EditStore } from '../editing/edit-store.ts';

/** Returns the focus to the page: to the selected block where there is one, to the first of several. */
export function focusSelection(edit: EditStore): void {
  const { frame } = useShownFrame.getState();
  const view = frame?.defaultView;
  if (frame == null || view == null) return;
  const { selection } = edit.getState();
  const [id] = selection.kind === 'blocks' ? selection.blockIds : [];
  view.focus();
  if (id !== undefined) blockElement(frame, id)?.focus({ preventScroll: true });
}
