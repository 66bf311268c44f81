/** Gives the focus back to a block whose text was left, once the block can have it again. */
export function focusBlock(frame: Document, blockId: string): void {
  frame.defaultView?.requestAnimationFrame(() =>
    frame.querySelector<HTMLElement>(`[data-block="${CSS.escape(blockId)}"]`)?.focus({ preventScroll: true }),
  );
}
