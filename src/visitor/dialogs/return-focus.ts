const openers = new WeakMap<Element, Element>();

/** Remembers the focused element when a dialog is opened. */
export function rememberOpener(dialog: Element, focused: Element | null): void {
  if (focused !== null) openers.set(dialog, focused);
}

/**
 * Returns the focus to the element that opened a dialog. Where that was removed together with a dialog of its own, the
 * opener of that dialog gets it, and so on.
 */
export function giveFocusBack(dialog: Element): void {
  let opener = openers.get(dialog);
  while (opener !== undefined && !opener.isConnected) {
    const around: Element | null = opener.closest('dialog');
    opener = around === null ? undefined : openers.get(around);
  }
  if (opener instanceof HTMLElement && opener !== opener.ownerDocument.body) {
    opener.focus({ preventScroll: true });
  }
}
