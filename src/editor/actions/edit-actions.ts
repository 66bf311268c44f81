import type { DocumentRecord } from '#domain/documents/record.ts';
import { editAnnouncements } from '#messages/en/interface/edit-announcements.ts';
import { translate } from '#ui/translate.ts';
import type { Command } from '../documents/command.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { undoByName } from '../documents/undo-by-name.ts';
import type { Clipboard } from './clipboard.ts';
import { createClipboardActions } from './clipboard-actions.ts';
import { createContentActions } from './content-actions.ts';
import { createEditScope, type EditScopeShell } from '../editing/edit-scope.ts';
import type { EditState } from '../editing/edit-store.ts';
import type { putPictures } from './picture-actions.ts';
import { createGroupActions } from './group-actions.ts';
import { createPositionActions } from './position-actions.ts';
import { createSyncedActions } from './synced-actions.ts';
import { createSelectionActions } from './selection-actions.ts';

export interface EditActionsShell extends EditScopeShell {
  /** The documents whose next step is undone or redone; those of the present editing state where absent. */
  readonly toUndo?: () => DocumentStore;
  readonly toRedo?: () => DocumentStore;
  readonly clipboard: Clipboard;
  /** As people read a block type: 'Image'. */
  readonly titleOf: (blockType: string) => string;
  /** Tells what was undone where it cannot be seen, with a button to redo it. */
  readonly showUndone?: (message: string, redo: () => void) => void;
}

type Tail<List extends readonly unknown[]> = List extends readonly [unknown, ...infer Rest] ? Rest : never;

export type EditActions = ReturnType<typeof createEditActions>;

/**
 * The document edited beside the canvas: a page's settings are in a dialog, those of an item or a collection beside it.
 */
function isOnCanvas(type: string, { editingState }: EditState, store: DocumentStore): boolean {
  if (editingState === 'HEADER') return type === 'header';
  if (type === 'settings') return ['item', 'collection'].includes(store.getState().kind);
  return type === 'block' || type === 'section';
}

/** The actions on the selection, by any way of calling them: toolbar, menu, panel or keyboard. */
export function createEditActions(shell: EditActionsShell) {
  const scope = createEditScope(shell);
  const { edit, active, toUndo = active, toRedo = active } = shell;
  const content = createContentActions(scope);
  const selection = createSelectionActions(scope);
  const { dropWhatIsGone } = selection;
  return {
    run: (command: Command, gestureId?: string): void => {
      scope.run(command, gestureId);
    },
    selectedSection: scope.selectedSection,
    ...content,
    ...createClipboardActions(scope, shell.clipboard, content.remove),
    ...createPositionActions(scope),
    ...createGroupActions(scope),
    ...createSyncedActions(scope),
    /** Loaded with the first picture that is dropped or pasted (EDIT-198). */
    putPictures(...given: Tail<Parameters<typeof putPictures>>): void {
      void import('./picture-actions.ts').then((pictures) => pictures.putPictures(scope, ...given));
    },
    ...selection,
    undo() {
      const store = toUndo();
      const { name, message, isUndone } = undoByName(store, (_step, type) =>
        isOnCanvas(type, edit.getState(), store),
      );
      if (message !== null && isUndone) shell.showUndone?.(message, () => store.redo());
      else if (message !== null) shell.tell(message);
      if (name === null) edit.announce(translate(editAnnouncements.nothingToUndo));
      else if (isUndone) edit.announce(translate(editAnnouncements.undone, { name }));
      dropWhatIsGone();
    },
    redo() {
      const name = toRedo().redo();
      edit.announce(
        name === null
          ? translate(editAnnouncements.nothingToRedo)
          : translate(editAnnouncements.redone, { name }),
      );
      dropWhatIsGone();
    },
    titleOfBlock: (block: DocumentRecord | undefined) =>
      typeof block?.['blockType'] === 'string'
        ? shell.titleOf(block['blockType'])
        : translate(editAnnouncements.block),
  };
}
