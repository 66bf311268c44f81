import { syncedIdOf } from '#domain/synced-sections/synced-section.ts';
import { syncedSections } from '#messages/en/interface/synced-sections.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { translate } from '#ui/translate.ts';
import { detachSynced, insertSynced, makeSynced } from '../commands/synced-section.ts';
import type { EditScope } from '../editing/edit-scope.ts';

/** Actions on the synced sections of a page (EDIT-206). */
export function createSyncedActions(scope: EditScope) {
  const { edit, synced, tell, runOrTell, run, view, newId } = scope;
  return {
    /** Whether the selected section is an instance of a synced one. */
    isSyncedSelected(): boolean {
      const { selection } = edit.getState();
      return selection.kind === 'section' && syncedIdOf(view()[selection.sectionId]) !== null;
    },
    /** Opens the synced section for editing in place: changes apply everywhere it is shown. */
    editSynced(sectionId: string): void {
      const documentId = syncedIdOf(view()[sectionId]);
      if (documentId === null) return;
      const source = synced.store.getState().byId[documentId];
      if (source?.status === 'ready' && source.isRemoved) {
        tell(translate(syncedSections.wasDeleted));
        return;
      }
      synced.refresh(documentId);
      edit.setState({ synced: { documentId, sectionId } });
    },
    insertSynced(syncedId: DocumentId, afterSectionId: string | null): void {
      const done = runOrTell(insertSynced(view(), syncedId, afterSectionId, newId));
      if (done === null) return;
      synced.refresh(syncedId);
      edit.select({ kind: 'section', sectionId: done.sectionId });
      edit.announce(translate(syncedSections.added));
    },
    /** Makes the section the first instance of the synced one that was created from it. */
    makeSynced(sectionId: string, syncedId: DocumentId): void {
      const done = runOrTell(makeSynced(view(), sectionId, syncedId));
      if (done === null) return;
      synced.ask(syncedId);
      edit.select({ kind: 'section', sectionId });
    },
    detach(sectionId: string): void {
      const instance = view()[sectionId];
      const shown = instance === undefined ? null : synced.shownAt(instance, newId);
      if (shown === null) {
        tell(translate(syncedSections.notLoadedYet));
        return;
      }
      const done = detachSynced(view(), shown, newId);
      if (!done.ok) {
        tell(done.error);
        return;
      }
      run(done.value);
      edit.select({ kind: 'section', sectionId });
      edit.announce(translate(syncedSections.detached));
    },
  };
}
