import type { EditStore } from './edit-store.ts';

/** Leaves an older version first, then the history. Returns whether there was one to leave. */
export function leaveHistory(edit: EditStore): boolean {
  const { viewedVersion, isHistoryOpen } = edit.getState();
  if (viewedVersion !== null) edit.setState({ viewedVersion: null });
  else if (isHistoryOpen) edit.setState({ isHistoryOpen: false });
  else return false;
  return true;
}

/** Closes the innermost open part of the panel beside the page (EDIT-208). */
export function leavePanel(edit: EditStore): boolean {
  if (leaveHistory(edit)) return true;
  if (!edit.getState().isPanelOpen) return false;
  edit.setState({ isPanelOpen: false });
  return true;
}

/**
 * Whether Escape beside the page is meant for the panel. Overlays over the page handle it themselves, and an element
 * with an inner part to close has handled it already.
 */
export function isLeavingPanel(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return false;
  const { target } = event;
  return (
    !(target instanceof Element) ||
    target === document.body ||
    target.closest('[data-portico-panel], [data-portico-toolbar]') !== null
  );
}
