import { createId } from '#lib/id.ts';
import type { Result } from '#lib/result.ts';
import { editAnnouncements } from '#messages/en/interface/edit-announcements.ts';
import { translate } from '#ui/translate.ts';
import type { Command } from '../documents/command.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { keepsOneSection } from '../commands/synced-section.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import type { SyncedSources } from '../synced-sources/synced-sources.ts';
import type { EditStore } from './edit-store.ts';

export interface EditScopeShell {
  readonly edit: EditStore;
  /** The document of the present editing state. */
  readonly active: () => DocumentStore;
  /** The synced sections that the page shows. */
  readonly synced: SyncedSources;
  readonly siteId: string;
  readonly tell: (message: string) => void;
}

export type EditScope = ReturnType<typeof createEditScope>;

/** The scope of all actions: the document and the selection. */
export function createEditScope({ edit, active, synced, siteId, tell }: EditScopeShell) {
  /** Returns false where it was refused, which the person is told. */
  function run(command: Command, gestureId?: string): boolean {
    const document = active();
    const { kind, view } = document.getState();
    // Checked here for every way of calling it: keys, pasting, panels.
    if (kind === 'synced' && !keepsOneSection(view, command)) {
      tell(translate(editAnnouncements.oneSection));
      return false;
    }
    document.run(command, gestureId);
    return true;
  }

  /** The blocks of the selection. */
  function selectedBlocks(): readonly string[] {
    const { selection } = edit.getState();
    return selection.kind === 'blocks' ? selection.blockIds : [];
  }

  function sectionIdOf(blockId: string): string | null {
    return parsedBlock(active().getState().view[blockId])?.sectionId ?? null;
  }

  return {
    edit,
    synced,
    siteId,
    tell,
    kind: () => active().getState().kind,
    run,
    selectedBlocks,
    sectionIdOf,
    newId: (): string => createId(),
    view: () => active().getState().view,
    isNewest: (gestureId: string): boolean => active().isNewest(gestureId),
    /** Runs a command that may be refused; then the person is told why. */
    runOrTell: <Done extends Command>(result: Result<Done, string>): Done | null => {
      if (!result.ok) {
        tell(result.error);
        return null;
      }
      return run(result.value) ? result.value : null;
    },
    /** The selected section, or that of the selected block. */
    selectedSection: (): string | null => {
      const { selection } = edit.getState();
      if (selection.kind === 'section') return selection.sectionId;
      const first = selectedBlocks()[0];
      return first === undefined ? null : sectionIdOf(first);
    },
    selectBlocks: (ids: readonly string[]): void => {
      if (ids.length > 0) edit.select({ kind: 'blocks', blockIds: ids });
    },
  };
}
