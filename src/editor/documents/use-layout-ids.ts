import { useStore } from 'zustand';
import type { DocumentRecords } from '#domain/documents/record.ts';
import type { DocumentStore } from './document-store.ts';
import { layoutIds, type LayoutIds } from './layout.ts';

/** The latest layout of each document: several parts of the canvas read it after every change. */
const latest = new WeakMap<DocumentStore, { readonly view: DocumentRecords; readonly ids: LayoutIds }>();

function layoutIdsOf(store: DocumentStore, view: DocumentRecords): LayoutIds {
  const known = latest.get(store);
  if (known?.view === view) return known.ids;
  const ids = layoutIds(view, known?.ids ?? null);
  latest.set(store, { view, ids });
  return ids;
}

/** The ids of sections and blocks in order; the same object until order or membership changes. */
export function useLayoutIds(store: DocumentStore): LayoutIds {
  return useStore(store.store, (state) => layoutIdsOf(store, state.view));
}

/** The ids of sections in order; the same object while blocks only move inside their sections. */
export function useSectionIds(store: DocumentStore): readonly string[] {
  return useStore(store.store, (state) => layoutIdsOf(store, state.view).sectionIds);
}
