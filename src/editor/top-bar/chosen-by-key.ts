import { createStore } from 'zustand/vanilla';
import type { DocumentId } from '#domain/documents/record.ts';

/** The page that was chosen by the keyboard and is being opened: the button that it was chosen from stands anew then. */
export const chosenByKey = createStore<{ readonly documentId: DocumentId | null }>(() => ({
  documentId: null,
}));
