import { translateStored } from '#ui/translate.ts';
import type { DocumentHistory, HistoryStep } from './document-history.ts';
import type { DocumentState } from './document-state.ts';
import { saveStatusOf } from './save-status.ts';
import type { SyncState } from './sync-machine.ts';

/** The visible state of an open document, from its replica and its history. */
export function derivedState(
  sync: SyncState,
  history: DocumentHistory,
  hasUnseenConflict: boolean,
): Pick<
  DocumentState,
  'view' | 'version' | 'saveStatus' | 'pendingCount' | 'refused' | 'undoName' | 'redoName'
> {
  return {
    view: sync.replica.view,
    version: sync.replica.version,
    saveStatus: saveStatusOf(sync, hasUnseenConflict),
    pendingCount: sync.replica.pending.length - sync.refused.size,
    refused: sync.refused,
    undoName: nameOf(history.undo.at(-1)),
    redoName: nameOf(history.redo.at(-1)),
  };
}

function nameOf(step: HistoryStep | undefined): string | null {
  return step === undefined ? null : translateStored(step.nameWords, step.name);
}
