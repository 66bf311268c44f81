import type { BlockDeclaration } from '#blocks/define-block.ts';
import type { GridBox } from '#domain/pages/grid-box.ts';
import type { JsonObject } from '#lib/json.ts';
import { addBlock } from '../commands/add-block.ts';
import { addSection, type NewSection } from '../commands/add-section.ts';
import { duplicateBlocks } from '../commands/duplicate-blocks.ts';
import { duplicateSection } from '../commands/duplicate-section.ts';
import { moveSection } from '../commands/move-section.ts';
import { removeBlocks } from '../commands/remove-blocks.ts';
import { removeSection } from '../commands/remove-section.ts';
import type { EditScope } from './edit-scope.ts';
import { selectionAbove } from './selection.ts';

/** Adding, doubling, moving and removing what a page is made of. */
export function createContentActions(scope: EditScope) {
  const { edit, run, runOrTell, view, newId, selectBlocks, selectedSection, sectionIdOf } = scope;
  return {
    addBlock(
      declaration: Pick<BlockDeclaration, 'type' | 'title' | 'dataVersion' | 'defaults' | 'size'>,
      sectionId: string,
      afterBlockId: string | null,
      box?: GridBox,
    ) {
      const id = newId();
      const done = runOrTell(
        addBlock(view(), {
          id,
          sectionId,
          afterBlockId,
          title: declaration.title,
          size: declaration.size,
          block: {
            blockType: declaration.type,
            dataVersion: declaration.dataVersion,
            data: declaration.defaults() as JsonObject,
          },
          ...(box === undefined ? {} : { box }),
        }),
      );
      if (done === null) return null;
      selectBlocks([id]);
      edit.announce(`${declaration.title} added`);
      return id;
    },
    addSection(section: NewSection, afterSectionId: string | null) {
      const done = runOrTell(addSection(view(), section, afterSectionId, newId));
      if (done === null || done.sectionId === null) return;
      edit.select({ kind: 'section', sectionId: done.sectionId });
      edit.announce('Section added');
    },
    duplicate() {
      const { selection } = edit.getState();
      const records = view();
      if (selection.kind === 'blocks') {
        const done = runOrTell(duplicateBlocks(records, selection.blockIds, newId));
        if (done !== null) selectBlocks(done.blockIds);
      } else if (selection.kind === 'section') {
        const done = runOrTell(duplicateSection(records, selection.sectionId, newId));
        if (done?.sectionId != null) edit.select({ kind: 'section', sectionId: done.sectionId });
      }
    },
    moveSection(direction: 'up' | 'down') {
      const sectionId = selectedSection();
      if (sectionId === null) return;
      const command = moveSection(view(), sectionId, direction);
      if (command.operations.length === 0) edit.announce('The section is at the end already');
      else {
        run(command);
        edit.announce(`Section moved ${direction}`);
      }
    },
    remove: (): void => {
      const { selection } = edit.getState();
      if (selection.kind === 'blocks') {
        const above = selectionAbove(selection, sectionIdOf);
        edit.editTextOf(null);
        run(removeBlocks(selection.blockIds));
        edit.select(above);
        edit.announce('Block deleted');
      } else if (selection.kind === 'section') {
        run(removeSection(view(), selection.sectionId));
        edit.select({ kind: 'page' });
        edit.announce('Section deleted');
      }
    },
  };
}
