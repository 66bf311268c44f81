import { useStore } from 'zustand';
import type { DocumentRecord } from '#domain/documents/record.ts';
import type { DocumentState } from './document-state.ts';
import type { DocumentStore } from './document-store.ts';

/** Subscribes to a part of an open document; re-renders only when that part changes. */
export function useDocumentState<Part>(store: DocumentStore, select: (state: DocumentState) => Part): Part {
  return useStore(store.store, select);
}

/** Subscribes to one record: editing another one does not re-render the caller. */
export function useRecord(store: DocumentStore, recordId: string): DocumentRecord | undefined {
  return useStore(store.store, (state) => state.view[recordId]);
}
