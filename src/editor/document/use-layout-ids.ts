import { useRef } from 'react';
import { useStore } from 'zustand';
import type { DocumentStore } from './document-store.ts';
import { layoutIds, type LayoutIds } from './layout.ts';

/** The ids of sections and blocks in order; the same object until order or membership changes. */
export function useLayoutIds(store: DocumentStore): LayoutIds {
  const previous = useRef<LayoutIds | null>(null);
  return useStore(store.store, (state) => {
    previous.current = layoutIds(state.view, previous.current);
    return previous.current;
  });
}
