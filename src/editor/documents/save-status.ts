import { saving } from '#messages/en/interface/saving.ts';
import type { Message } from '#messages/message.ts';
import type { SyncState } from './sync-machine.ts';

/** The message about saving; one at a time, the most important first. */
export type SaveStatus = 'saved' | 'saving' | 'offline' | 'signed-out' | 'removed' | 'refused' | 'conflict';

export const SAVE_STATUS_TEXTS: Readonly<Record<SaveStatus, Message>> = {
  saved: saving.saved,
  saving: saving.saving,
  offline: saving.offline,
  'signed-out': saving.signedOut,
  removed: saving.removed,
  refused: saving.refused,
  conflict: saving.conflict,
};

/** The visible state of saving (EDIT-73). */
export function saveStatusOf(state: SyncState, hasUnseenConflict: boolean): SaveStatus {
  if (state.link === 'removed' || state.link === 'signed-out') return state.link;
  if (state.link === 'offline') return 'offline';
  if (state.refused.size > 0) return 'refused';
  if (hasUnseenConflict) return 'conflict';
  return state.replica.pending.length > 0 ? 'saving' : 'saved';
}
