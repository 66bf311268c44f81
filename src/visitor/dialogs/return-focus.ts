const openers = new WeakMap<Element, Element>();

/** Notes what had the focus when a dialog was opened. */
export function rememberOpener(dialog: Element, focused: Element | null): void {
  if (focused !== null) openers.set(dialog, focused);
}

/**
 * Gives the focus back to what opened a dialog. Where that is gone together with a dialog of its own, what opened that
 * one gets it, and so on.
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
