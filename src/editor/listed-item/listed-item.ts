import type { DocumentId } from '#domain/documents/record.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DocumentStore } from '../documents/document-store.ts';
import type { OpenDocument } from '../site-context/use-document-store.ts';

/** The texts of an item that a list shows and that are edited in it. */
export interface ItemTexts {
  readonly title: string;
  readonly excerpt: string;
}

export interface ListedItemState {
  /** The item that is selected in the list on the canvas, or was last; null for none yet. */
  readonly itemId: DocumentId | null;
  readonly opened: OpenDocument;
  /** The texts of items that were changed here, by their ids, until the lists are reloaded. */
  readonly texts: Readonly<Record<string, ItemTexts>>;
}

/** The item that is edited in the list of the collection on the canvas: its panel and its card share one document. */
export type ListedItem = StoreApi<ListedItemState>;

export function createListedItem(): ListedItem {
  return createStore<ListedItemState>(() => ({ itemId: null, opened: { status: 'loading' }, texts: {} }));
}

/** Its document; null while it is loading. */
export function documentOf({ opened }: ListedItemState): DocumentStore | null {
  return opened.status === 'ready' ? opened.store : null;
}

/** Of the page and the item of its list, the document in which the newest step of this visit was done. */
export function documentToUndo(page: DocumentStore, item: DocumentStore | null): DocumentStore {
  const ofItem = item?.nextUndo()?.at;
  if (item === null || ofItem === undefined) return page;
  return ofItem > (page.nextUndo()?.at ?? 0) ? item : page;
}

/** The document of the newest undone step, as far as it is known: that of the item, where it has one. */
export function documentToRedo(page: DocumentStore, item: DocumentStore | null): DocumentStore {
  return item !== null && item.getState().redoName !== null ? item : page;
}
