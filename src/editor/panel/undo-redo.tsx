import { Redo2, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { showToast } from '#ui/show-toast.ts';
import { panelTools } from '#messages/en/interface/panel-tools.ts';
import { translate } from '#ui/translate.ts';
import { isTextField } from '../api/is-text-field-focused.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { undoByName } from '../documents/undo-by-name.ts';
import { useDocumentState } from '../documents/use-document-state.ts';

/** What was done before the panel was opened was done in another one, or nobody sees it now. */
function undo(store: DocumentStore, openedAt: number): void {
  const { message } = undoByName(store, ({ at }) => at !== undefined && at >= openedAt);
  if (message !== null)
    showToast(message, { action: { label: translate(panelTools.redo), onPress: () => store.redo() } });
}

/** Takes back and repeats what panels changed, by button and by the usual keys (EDIT-72). */
export function UndoRedo({ store }: { readonly store: DocumentStore }) {
  const [openedAt] = useState(() => Date.now());
  const undoName = useDocumentState(store, (state) => state.undoName);
  const redoName = useDocumentState(store, (state) => state.redoName);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isUndoKey = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z';
      // A text being typed has its own undo.
      if (!isUndoKey || event.defaultPrevented || isTextField(event.target)) return;
      event.preventDefault();
      if (event.shiftKey) store.redo();
      else undo(store, openedAt);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [store, openedAt]);
  return (
    <>
      <IconButton
        label={
          undoName === null ? translate(panelTools.undo) : translate(panelTools.undoStep, { name: undoName })
        }
        size="small"
        tooltipPlacement="bottom"
        isDisabled={undoName === null}
        onPress={() => undo(store, openedAt)}
      >
        <Undo2 aria-hidden="true" />
      </IconButton>
      <IconButton
        label={
          redoName === null ? translate(panelTools.redo) : translate(panelTools.redoStep, { name: redoName })
        }
        size="small"
        tooltipPlacement="bottom"
        isDisabled={redoName === null}
        onPress={() => store.redo()}
      >
        <Redo2 aria-hidden="true" />
      </IconButton>
    </>
  );
}
