import type { EditStore } from '../editing/edit-store.ts';
import { selectedBlockId } from '../selection/selection.ts';

/**
 * Gives the focus back to a block whose text was left, once the block can have it again: keys that came before may have
 * led further, and are not taken back. The caret goes: left in a text that can no longer be typed in, the browser would
 * look for a place for it through the whole page at every frame.
 */
export function focusBlock(edit: EditStore, frame: Document, blockId: string): void {
  frame.defaultView?.requestAnimationFrame(() => {
    const { selection, textBlockId } = edit.getState();
    if (textBlockId !== null) return;
    frame.getSelection()?.removeAllRanges();
    if (selectedBlockId(selection) !== blockId) return;
    frame.querySelector<HTMLElement>(`[data-block="${CSS.escape(blockId)}"]`)?.focus({ preventScroll: true });
  });
}
