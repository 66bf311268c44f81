import { panelTools } from '#messages/en/interface/panel-tools.ts';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { undoByName } from '../documents/undo-by-name.ts';

/** Undoes the newest step. Steps from before the panel was opened belong to another one, or cannot be seen now. */
export function undoInPanel(store: DocumentStore, openedAt: number): void {
  const { message, isUndone } = undoByName(store, ({ at }) => at !== undefined && at >= openedAt);
  if (message === null) return;
  showToast(
    message,
    isUndone
      ? { action: { label: translate(panelTools.redo), onPress: () => store.redo() } }
      : { tone: 'danger' },
  );
}
