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

/** What all actions need: the document and the selection they work on. */
export function createEditScope({ edit, active, synced, siteId, tell }: EditScopeShell) {
  /** Gives false where it was refused, which the person is told. */
  function run(command: Command, gestureId?: string): boolean {
    const document = active();
    const { kind, view } = document.getState();
    // Whatever way it was asked for: by key, by pasting, from a panel.
    if (kind === 'synced' && !keepsOneSection(view, command)) {
      tell(translate(editAnnouncements.oneSection));
      return false;
    }
    document.run(command, gestureId);
    return true;
  }

  /** The blocks the selection means. */
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
    /** The section that is selected, or that the selected block stands in. */
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
