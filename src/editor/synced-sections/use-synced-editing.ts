import { useEffect } from 'react';
import { useStore } from 'zustand';
import { syncedIdOf } from '#domain/synced-sections/synced-section.ts';
import { showToast } from '#ui/show-toast.ts';
import { syncedSections } from '#messages/en/interface/synced-sections.ts';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import type { EditStore } from '../editing/edit-store.ts';
import { useDocumentStore } from '../site-context/use-document-store.ts';
import type { SyncedSources } from '../synced-sources/synced-sources.ts';

/**
 * Opens the document of the synced section that is to be edited, and edits it once it is loaded. Where no instance of
 * it is left on the page, since somebody detached or deleted it, the page is edited again.
 */
export function useSyncedEditing(edit: EditStore, synced: SyncedSources, page: DocumentStore): void {
  const instance = useStore(edit, (state) => state.synced);
  const opened = useDocumentStore(instance?.documentId ?? null);
  useEffect(() => {
    if (instance === null || opened.status === 'loading') return;
    if (opened.status === 'failed') {
      showToast(opened.message, { tone: 'danger' });
      return;
    }
    synced.follow(opened.store);
    edit.send('enter-synced');
    edit.announce(translate(syncedSections.editing));
  }, [edit, synced, instance, opened]);
  useEffect(
    () =>
      page.store.subscribe(({ view }) => {
        const { editingState, synced: edited } = edit.getState();
        if (editingState !== 'SYNCED' || edited === null) return;
        if (syncedIdOf(view[edited.sectionId]) === edited.documentId) return;
        edit.send('enter-page');
        showToast(translate(syncedSections.gone));
      }),
    [edit, page],
  );
}
