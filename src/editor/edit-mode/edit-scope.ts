import { createId } from '#lib/id.ts';
import type { Result } from '#lib/result.ts';
import type { Command } from '../commands/command.ts';
import type { DocumentStore } from '../document/document-store.ts';
import { parsedBlock } from '../document/parsed-record.ts';
import type { EditStore } from './edit-store.ts';

export interface EditScopeShell {
  readonly edit: EditStore;
  /** The document of the present editing state. */
  readonly active: () => DocumentStore;
  readonly tell: (message: string) => void;
}

export type EditScope = ReturnType<typeof createEditScope>;

/** What all actions need: the document and the selection they work on. */
export function createEditScope({ edit, active, tell }: EditScopeShell) {
  function run(command: Command, gestureId?: string): void {
    active().run(command, gestureId);
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
    run,
    selectedBlocks,
    sectionIdOf,
    newId: (): string => createId(),
    view: () => active().getState().view,
    /** Runs a command that may be refused; then the person is told why. */
    runOrTell: <Done extends Command>(result: Result<Done, string>): Done | null => {
      if (!result.ok) {
        tell(result.error);
        return null;
      }
      run(result.value);
      return result.value;
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
