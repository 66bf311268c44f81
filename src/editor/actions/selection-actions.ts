import { editAnnouncements } from '#messages/en/interface/edit-announcements.ts';
import { translate } from '#ui/translate.ts';
import { blocksInReadingOrder, blocksInSection, sectionsOf } from '../documents/layout.ts';
import { blocksInGroup, withGroups } from '../documents/block-group.ts';
import type { EditScope } from '../editing/edit-scope.ts';
import { selectionAbove, withBlocksToggled } from '../selection/selection.ts';

/** Keyboard navigation: along blocks and sections, into a section, up from a block. */
export function createSelectionActions({
  edit,
  view,
  selectBlocks,
  selectedSection,
  sectionIdOf,
}: EditScope) {
  /** Toggles a block in the selection. */
  function toggleBlock(blockId: string, isGathering = edit.getState().isGathering): void {
    const { selection } = edit.getState();
    const chosen = withBlocksToggled(selection, blocksInGroup(view(), blockId), sectionIdOf);
    edit.select(chosen, isGathering);
    const ids = chosen.kind === 'blocks' ? chosen.blockIds : [];
    const isElsewhere =
      selection.kind === 'blocks' &&
      ids.includes(blockId) &&
      !ids.some((id) => selection.blockIds.includes(id));
    edit.announce(
      translate(isElsewhere ? editAnnouncements.selectedOfOneSection : editAnnouncements.selected, {
        count: ids.length,
      }),
    );
  }

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
    toggleBlock,
    /** Toggles the focused block in the selection, or starts a selection of several with it. */
    gatherBlock(blockId: string): void {
      const { selection, isGathering } = edit.getState();
      const isAlone = selection.kind === 'blocks' && selection.blockIds.length === 1;
      if (isGathering || !isAlone || selection.blockIds[0] !== blockId) {
        toggleBlock(blockId, true);
        return;
      }
      edit.select(selection, true);
      edit.announce(translate(editAnnouncements.gathering));
    },
    /** Selects blocks of a section, in addition to those of it that are selected already. */
    selectTogether(blockIds: readonly string[]): void {
      const { selection } = edit.getState();
      const [first] = blockIds;
      const sectionId = first === undefined ? null : sectionIdOf(first);
      const kept =
        selection.kind === 'blocks' ? selection.blockIds.filter((id) => sectionIdOf(id) === sectionId) : [];
      const ids = withGroups(view(), [...kept, ...blockIds]);
      selectBlocks(ids);
      edit.announce(saidSelected(ids.length));
    },
    /** Selects all blocks of the selected section, or of the section of the selected block. */
    selectAllBlocks(): void {
      const sectionId = selectedSection();
      const ids = sectionId === null ? [] : blocksInSection(view(), sectionId).map((block) => block.id);
      selectBlocks(ids);
      edit.announce(
        sectionId === null ? translate(editAnnouncements.selectSectionFirst) : saidSelected(ids.length),
      );
    },
    selectAbove() {
      edit.select(
        selectionAbove(edit.getState().selection, sectionIdOf, (blockId) => blocksInGroup(view(), blockId)),
      );
    },
    /** Removed records must not stay selected. Returns whether some were. */
    dropWhatIsGone: (): boolean => {
      const records = view();
      const { selection, textBlockId } = edit.getState();
      if (textBlockId !== null && records[textBlockId] === undefined) edit.editTextOf(null);
      if (selection.kind === 'section' && records[selection.sectionId] === undefined) {
        edit.select({ kind: 'page' });
        return true;
      }
      if (selection.kind === 'blocks') {
        const left = selection.blockIds.filter((id) => records[id] !== undefined);
        if (left.length === 0) edit.select({ kind: 'page' });
        else if (left.length < selection.blockIds.length) selectBlocks(left);
        return left.length < selection.blockIds.length;
      }
      return false;
    },
  };
}

function saidSelected(count: number): string {
  return translate(editAnnouncements.selected, { count });
}
