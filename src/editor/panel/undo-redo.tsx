import { Redo2, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { panelTools } from '#messages/en/interface/panel-tools.ts';
import { translate } from '#ui/translate.ts';
import { isTextField } from '../api/is-text-field-focused.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useDocumentState } from '../documents/use-document-state.ts';
import { undoInPanel } from './undo-in-panel.ts';

/** Undoes and redoes changes of panels, by button and by the usual keys (EDIT-72). */
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
      else undoInPanel(store, openedAt);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [store, openedAt]);
  return (
    <>
      <IconButton
        isDirectional
        label={
          undoName === null ? translate(panelTools.undo) : translate(panelTools.undoStep, { name: undoName })
        }
        size="small"
        tooltipPlacement="bottom"
        isDisabled={undoName === null}
        onPress={() => undoInPanel(store, openedAt)}
      >
        <Undo2 aria-hidden="true" />
      </IconButton>
      <IconButton
        isDirectional
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
