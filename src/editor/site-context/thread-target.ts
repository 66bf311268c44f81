import { create } from 'zustand';
import type { DocumentId } from '#domain/documents/record.ts';

/** The page whose comments are to open once it is shown: set by links to them, cleared by the page. */
export const useThreadTarget = create<{ readonly documentId: DocumentId | null }>(() => ({
  documentId: null,
}));
