import type { DocumentStore } from '../document/document-store.ts';
import { useEditState } from './use-edit-state.ts';
import { useWorkspace } from './workspace.ts';

/** The document that is edited now: the site's in the header and the footer (EDIT-75), else the page's. */
export function useActiveDocument(): DocumentStore {
  const { page, site } = useWorkspace();
  const editingState = useEditState((state) => state.editingState);
  return editingState === 'HEADER' || editingState === 'FOOTER' ? site : page;
}
