let hadFocus = false;
globalThis.document?.addEventListener(
  'focusin',
  () => {
    hadFocus = true;
  },
  { capture: true, once: true },
);

/**
 * Whether what had the focus went away: nothing has it now, but something had since the page was loaded. A page that
 * was just loaded begins at its top, with the focus on nothing.
 */
export function isFocusLost(): boolean {
  return hadFocus && document.activeElement === document.body;
}
