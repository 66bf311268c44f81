import { blocksInReadingOrder, blocksInSection, sectionsOf } from '../document/layout.ts';
import type { EditScope } from './edit-scope.ts';
import { selectionAbove } from './selection.ts';

/** Going through the page by keyboard: along blocks and sections, into a section, up from a block. */
export function createSelectionActions({ edit, view, selectBlocks, sectionIdOf }: EditScope) {
  return {
    /** From one block to the next in reading order, or from one section to the next. */
    selectNext(step: 1 | -1) {
      const { selection } = edit.getState();
      const records = view();
      if (selection.kind === 'blocks') {
        const blocks = blocksInReadingOrder(records);
        const index = blocks.findIndex((block) => block.id === selection.blockIds[0]);
        const next = blocks[index + step];
        if (next !== undefined) selectBlocks([next.id]);
        return;
      }
      const sections = sectionsOf(records);
      const index =
        selection.kind === 'section'
          ? sections.findIndex((section) => section.id === selection.sectionId)
          : -1;
      const next = selection.kind === 'page' && step === -1 ? sections.at(-1) : sections[index + step];
      if (next !== undefined) edit.select({ kind: 'section', sectionId: next.id });
    },
    selectInto() {
      const { selection } = edit.getState();
      const records = view();
      const sectionId = selection.kind === 'section' ? selection.sectionId : sectionsOf(records)[0]?.id;
      if (selection.kind === 'page' && sectionId !== undefined) edit.select({ kind: 'section', sectionId });
      else if (sectionId !== undefined)
        selectBlocks(
          blocksInSection(records, sectionId)
            .slice(0, 1)
            .map((block) => block.id),
        );
    },
    selectAbove() {
      edit.select(selectionAbove(edit.getState().selection, sectionIdOf));
    },
    /** After a step of undo: what is gone cannot stay selected. */
    dropWhatIsGone: (): void => {
      const records = view();
      const { selection, textBlockId } = edit.getState();
      if (textBlockId !== null && records[textBlockId] === undefined) edit.editTextOf(null);
      const isGone =
        (selection.kind === 'blocks' && selection.blockIds.some((id) => records[id] === undefined)) ||
        (selection.kind === 'section' && records[selection.sectionId] === undefined);
      if (isGone) edit.select({ kind: 'page' });
    },
  };
}
