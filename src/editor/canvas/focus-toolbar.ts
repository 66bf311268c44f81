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

/**
 * Goes from button to button of the toolbar that has the focus, and to its ends, as toolbars do. Tab leaves it: the
 * focus steps to the end of it first, from where the browser goes on. Returns whether the key was used up.
 */
export function moveInToolbar(
  frame: Document,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
): boolean {
  const focused = overlayOf(frame)?.activeElement;
  const toolbar = focused?.closest('[role="toolbar"]');
  if (focused == null || toolbar == null) return false;
  const buttons = [...toolbar.querySelectorAll<HTMLButtonElement>('button:not(.grip, :disabled)')];
  const last = buttons.length - 1;
  if (key === 'Tab') {
    buttons[shiftKey ? 0 : last]?.focus();
    return false;
  }
  const at = buttons.findIndex((button) => button === focused);
  const isMirrored = getComputedStyle(toolbar).direction === 'rtl';
  const to = {
    ArrowRight: isMirrored ? at - 1 : at + 1,
    ArrowLeft: isMirrored ? at + 1 : at - 1,
    Home: 0,
    End: last,
  }[key];
  if (to === undefined) return false;
  buttons.at(to > last ? 0 : to)?.focus();
  return true;
}
