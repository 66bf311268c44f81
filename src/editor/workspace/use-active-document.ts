import { useStore } from 'zustand';
import type { DocumentStore } from '../documents/document-store.ts';
import { useEditState } from './use-edit-state.ts';
import { useWorkspace } from './workspace.ts';

/** The document that is edited now: the site's in the header and the footer (EDIT-75), a synced section's, else the page's. */
export function useActiveDocument(): DocumentStore {
  const { page, site, synced } = useWorkspace();
  const editingState = useEditState((state) => state.editingState);
  const open = useStore(synced.store, (state) => state.open);
  if (editingState === 'SYNCED' && open !== null) return open;
  return editingState === 'HEADER' || editingState === 'FOOTER' ? site : page;
}
