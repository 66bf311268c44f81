import { create } from 'zustand';
import type { DocumentStore } from '../documents/document-store.ts';

/** The document of the page that the site frame shows, for panels beside it that change what it holds; null while it opens. */
export const useShownDocument = create<{ readonly store: DocumentStore | null }>(() => ({ store: null }));
