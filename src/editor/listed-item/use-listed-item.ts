import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { DocumentStore } from '../documents/document-store.ts';
import { whenSaved } from '../documents/when-saved.ts';
import type { EditStore } from '../editing/edit-store.ts';
import { selectedItemId } from '../selection/selection.ts';
import { CONTENT_KEY } from '../site-context/content.ts';
import { useDocumentStore } from '../site-context/use-document-store.ts';
import type { ItemTexts, ListedItem } from './listed-item.ts';

/** Opens the item that is selected in the list on the canvas, until another one is selected. */
export function useListedItem(edit: EditStore, listed: ListedItem): DocumentStore | null {
  const queries = useQueryClient();
  const selectedId = useStore(edit, (state) => selectedItemId(state.selection));
  const [itemId, setItemId] = useState(selectedId);
  if (selectedId !== null && selectedId !== itemId) setItemId(selectedId);
  const opened = useDocumentStore(itemId);
  const document = opened.status === 'ready' ? opened.store : null;
  useEffect(() => {
    listed.setState({ itemId, opened });
    // A text of a document that failed to load is not waited for.
    if (opened.status === 'failed') edit.editTextOf(null);
  }, [edit, listed, itemId, opened]);
  useEffect(() => {
    if (document === null) return undefined;
    const take = (): void => keepTexts(listed, document);
    take();
    const stop = document.store.subscribe(take);
    return () => {
      stop();
      void forgetTexts(listed, document, queries);
    };
  }, [listed, document, queries]);
  return document;
}

function keepTexts(listed: ListedItem, document: DocumentStore): void {
  const { documentId } = document;
  const settings = document.getState().view['settings'];
  const textOf = (field: keyof ItemTexts): string => {
    const value = settings?.[field];
    return typeof value === 'string' ? value : '';
  };
  const texts = { title: textOf('title'), excerpt: textOf('excerpt') };
  const known = listed.getState().texts[documentId];
  if (known?.title === texts.title && known.excerpt === texts.excerpt) return;
  listed.setState((state) => ({ texts: { ...state.texts, [documentId]: texts } }));
}

/** Once an item is left and saved, lists are reloaded, with the texts that others changed, too. */
async function forgetTexts(listed: ListedItem, document: DocumentStore, queries: QueryClient): Promise<void> {
  await whenSaved(document);
  await queries.invalidateQueries({ queryKey: CONTENT_KEY });
  const { documentId } = document;
  if (listed.getState().itemId === documentId) return;
  listed.setState(({ texts: { [documentId]: _left, ...texts } }) => ({ texts }));
}
