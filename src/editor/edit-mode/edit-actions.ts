import type { DocumentRecord } from '#domain/documents/record.ts';
import type { Clipboard } from './clipboard.ts';
import { createClipboardActions } from './clipboard-actions.ts';
import { createContentActions } from './content-actions.ts';
import { createEditScope, type EditScopeShell } from './edit-scope.ts';
import { createPlaceActions } from './place-actions.ts';
import { createSelectionActions } from './selection-actions.ts';

export interface EditActionsShell extends EditScopeShell {
  readonly clipboard: Clipboard;
  /** As people read a block type: 'Image'. */
  readonly titleOf: (blockType: string) => string;
}

export type EditActions = ReturnType<typeof createEditActions>;

/** What a person can do to the selection, however they ask for it: toolbar, menu, panel or keyboard. */
export function createEditActions(shell: EditActionsShell) {
  const scope = createEditScope(shell);
  const { edit, active } = shell;
  const content = createContentActions(scope);
  const { dropWhatIsGone, ...selection } = createSelectionActions(scope);
  return {
    run: scope.run,
    selectedSection: scope.selectedSection,
    ...content,
    ...createClipboardActions(scope, shell.clipboard, content.remove),
    ...createPlaceActions(scope),
    ...selection,
    undo() {
      const name = active().undo();
      edit.announce(name === null ? 'Nothing to undo' : `Undone: ${name}`);
      dropWhatIsGone();
    },
    redo() {
      const name = active().redo();
      edit.announce(name === null ? 'Nothing to redo' : `Done again: ${name}`);
      dropWhatIsGone();
    },
    titleOfBlock: (block: DocumentRecord | undefined) =>
      typeof block?.['blockType'] === 'string' ? shell.titleOf(block['blockType']) : 'Block',
  };
}
