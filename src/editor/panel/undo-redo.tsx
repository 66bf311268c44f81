import { Redo2, Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import type { DocumentStore } from '../document/document-store.ts';
import { useDocumentState } from '../document/use-document-state.ts';

/** Takes back and repeats what panels changed, by button and by the usual keys (EDIT-72). */
export function UndoRedo({ store }: { readonly store: DocumentStore }) {
  const undoName = useDocumentState(store, (state) => state.undoName);
  const redoName = useDocumentState(store, (state) => state.redoName);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isUndoKey = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z';
      // A text being typed has its own undo.
      if (!isUndoKey || event.defaultPrevented || isTyping(event.target)) return;
      event.preventDefault();
      if (event.shiftKey) store.redo();
      else store.undo();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [store]);
  return (
    <>
      <IconButton
        label={undoName === null ? 'Undo' : `Undo: ${undoName}`}
        size="small"
        tooltipPlacement="bottom"
        isDisabled={undoName === null}
        onPress={() => store.undo()}
      >
        <Undo2 aria-hidden="true" />
      </IconButton>
      <IconButton
        label={redoName === null ? 'Redo' : `Redo: ${redoName}`}
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

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLInputElement) return !['range', 'checkbox', 'radio'].includes(target.type);
  return target instanceof HTMLElement && target.isContentEditable;
}
