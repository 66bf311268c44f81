/** The layer over the page, in a shadow root of its own. */
function overlayOf(frame: Document): ShadowRoot | null {
  return frame.querySelector('[data-portico-overlay]')?.shadowRoot ?? null;
}

/** Focuses the buttons of the selection; the drag handle is for pointers only. */
export function focusToolbar(frame: Document): void {
  overlayOf(frame)?.querySelector<HTMLElement>('[role="toolbar"] button:not(.grip)')?.focus();
}

/** Removes the focus from them. */
export function leaveToolbar(frame: Document): void {
  const focused = overlayOf(frame)?.activeElement;
  if (focused != null && 'blur' in focused) (focused as HTMLElement).blur();
}
