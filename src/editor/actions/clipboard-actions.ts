import { syncedIdOf } from '#domain/synced-sections/synced-section.ts';
import { editAnnouncements } from '#messages/en/interface/edit-announcements.ts';
import { translate } from '#ui/translate.ts';
import { copyBlocks, copySection, type ClipboardContent } from '../commands/clipboard-content.ts';
import { copySyncedInstance, pastedContent } from '../commands/copy-synced.ts';
import { pasteBlocks } from '../commands/paste-blocks.ts';
import { sectionsOf } from '../documents/layout.ts';
import type { Clipboard } from './clipboard.ts';
import type { EditScope } from '../editing/edit-scope.ts';

/** Copying, cutting and pasting blocks and sections, also between pages and sites. */
export function createClipboardActions(scope: EditScope, clipboard: Clipboard, remove: () => void) {
  const { edit, runOrTell, view, newId, selectedBlocks, selectedSection, selectBlocks } = scope;
  const { synced, siteId, kind, tell } = scope;

  function copied(): ClipboardContent | null {
    const { selection } = edit.getState();
    const records = view();
    if (selection.kind === 'blocks') return copyBlocks(records, selection.blockIds);
    if (selection.kind !== 'section') return null;
    const section = records[selection.sectionId];
    if (section === undefined || syncedIdOf(section) === null) {
      return copySection(records, selection.sectionId);
    }
    const shown = synced.shownAt(section, newId);
    return shown === null ? null : copySyncedInstance(section, shown, siteId);
  }

  /** Pastes content at the selection, and selects it. */
  function insert(copiedContent: ClipboardContent, said: string): void {
    const canShowSynced = copiedContent.siteId === siteId && kind() !== 'site' && kind() !== 'synced';
    const content = pastedContent(copiedContent, canShowSynced);
    const sectionId = selectedSection() ?? sectionsOf(view()).at(-1)?.id ?? null;
    const afterBlockId = selectedBlocks().at(-1) ?? null;
    const done = runOrTell(pasteBlocks(view(), content, { sectionId, afterBlockId }, newId));
    const first = done?.selectIds[0];
    if (done === null || first === undefined) return;
    if (content.sections.length > 0) edit.select({ kind: 'section', sectionId: first });
    else selectBlocks(done.selectIds);
    edit.announce(said);
  }

  return {
    insert,
    /** Asks for a name under which the selection is saved (EDIT-205). */
    saveForLater(): void {
      const { selection } = edit.getState();
      const sectionId = selection.kind === 'section' ? selection.sectionId : null;
      if (sectionId !== null && syncedIdOf(view()[sectionId]) !== null) {
        tell(translate(editAnnouncements.syncedAlready));
        return;
      }
      const content = copied();
      if (content !== null) edit.open({ kind: 'save-part', content, sectionId });
    },
    copy(carried: DataTransfer | null): void {
      const content = copied();
      if (content === null) return;
      clipboard.write(content, carried);
      edit.announce(translate(editAnnouncements.copied));
    },
    cut(carried: DataTransfer | null): void {
      const content = copied();
      if (content === null) return;
      clipboard.write(content, carried);
      remove();
    },
    async paste(text?: string): Promise<void> {
      const content = await clipboard.read(text);
      if (content !== null) insert(content, translate(editAnnouncements.pasted));
    },
  };
}
