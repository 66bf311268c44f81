import { createStore } from 'zustand/vanilla';
import type { DocumentRecords } from '#domain/documents/record.ts';
import type { DocumentStore } from './document-store.ts';

/** A store that shows other records instead of those of the given document, and ignores changes. */
export function readOnlyStore(document: DocumentStore, view: DocumentRecords): DocumentStore {
  const store = createStore(() => ({ ...document.getState(), view, people: [] }));
  return {
    documentId: document.documentId,
    store,
    getState: store.getState,
    run: () => undefined,
    takeOwnChange: () => undefined,
    nextUndo: () => null,
    isNewest: () => false,
    undo: () => null,
    redo: () => null,
    setPresence: () => undefined,
    markConflictsSeen: () => undefined,
    retryNow: () => undefined,
    signedIn: () => undefined,
    restored: () => undefined,
    close: () => undefined,
  };
}
