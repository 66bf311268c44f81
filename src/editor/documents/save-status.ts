import type { SyncState } from './sync-machine.ts';

/** What the person reads about saving; one at a time, the most pressing first. */
export type SaveStatus = 'saved' | 'saving' | 'offline' | 'signed-out' | 'removed' | 'refused' | 'conflict';

export const SAVE_STATUS_TEXTS: Readonly<Record<SaveStatus, string>> = {
  saved: 'Saved',
  saving: 'Saving…',
  offline: 'Offline: kept here',
  'signed-out': 'Not saved: sign in again',
  removed: 'Not saved: the page was deleted',
  refused: 'Not saved: correct it or undo',
  conflict: 'Changed by someone else too',
};

/** The visible state of saving (EDIT-73). */
export function saveStatusOf(state: SyncState, hasUnseenConflict: boolean): SaveStatus {
  if (state.link === 'removed' || state.link === 'signed-out') return state.link;
  if (state.link === 'offline') return 'offline';
  if (state.refused.size > 0) return 'refused';
  if (hasUnseenConflict) return 'conflict';
  return state.replica.pending.length > 0 ? 'saving' : 'saved';
}
