import type { EditStore } from './edit-store.ts';

/** Back from an earlier version, then out of the history. Returns whether there was something to leave. */
export function leaveHistory(edit: EditStore): boolean {
  const { viewedVersion, isHistoryOpen } = edit.getState();
  if (viewedVersion !== null) edit.setState({ viewedVersion: null });
  else if (isHistoryOpen) edit.setState({ isHistoryOpen: false });
  else return false;
  return true;
}

/** One step out of the panel beside the page: the innermost thing that is open in it first (EDIT-208). */
export function leavePanel(edit: EditStore): boolean {
  if (leaveHistory(edit)) return true;
  if (!edit.getState().isPanelOpen) return false;
  edit.setState({ isPanelOpen: false });
  return true;
}

/**
 * Whether a press of Escape beside the page is meant for the panel. What stands over the page has its own ways out, and
 * what has an inner part to leave has used the key already.
 */
export function isLeavingPanel(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return false;
  const { target } = event;
  return (
    !(target instanceof Element) ||
    target === document.body ||
    target.closest('[data-portico-panel], [aria-label="Page toolbar"]') !== null
  );
}
