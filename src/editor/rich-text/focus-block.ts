/**
 * Gives the focus back to a block whose text was left, once the block can have it again. The caret goes: left in a
 * text that can no longer be typed in, the browser would look for a place for it through the whole page at every frame.
 */
export function focusBlock(frame: Document, blockId: string): void {
  frame.defaultView?.requestAnimationFrame(() => {
    frame.getSelection()?.removeAllRanges();
    frame.querySelector<HTMLElement>(`[data-block="${CSS.escape(blockId)}"]`)?.focus({ preventScroll: true });
  });
}
