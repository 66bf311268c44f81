import { useMemo, useState, type ReactNode } from 'react';
import type { DocumentStore } from '../documents/document-store.ts';
import { FieldHistoryContext, type FieldHistory } from './field-history.ts';
import { undoInPanel } from './undo-in-panel.ts';

/** Fields of a document in a panel: undo and redo in their texts are those of the document (EDIT-72). */
export function DocumentFields({
  store,
  children,
}: {
  readonly store: DocumentStore;
  readonly children: ReactNode;
}) {
  const [openedAt] = useState(() => Date.now());
  const history = useMemo<FieldHistory>(
    () => ({ undo: () => undoInPanel(store, openedAt), redo: () => store.redo() }),
    [store, openedAt],
  );
  return <FieldHistoryContext value={history}>{children}</FieldHistoryContext>;
}
