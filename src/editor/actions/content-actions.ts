import { translateContent } from '../documents/content-language.ts';
import type { BlockDeclaration } from '#blocks/define-block.ts';
import { startingDraft } from '#compose/block-draft.ts';
import type { GridBox } from '#domain/arrangement/grid-box.ts';
import { editAnnouncements } from '#messages/en/interface/edit-announcements.ts';
import { translate } from '#ui/translate.ts';
import { addBlock } from '../commands/add-block.ts';
import { addLayout } from '../commands/add-layout.ts';
import { addSection, type NewSection } from '../commands/add-section.ts';
import { duplicateBlocks } from '../commands/duplicate-blocks.ts';
import { duplicateSection } from '../commands/duplicate-section.ts';
import { moveSection } from '../commands/move-section.ts';
import { removeBlocks } from '../commands/remove-blocks.ts';
import { removeSection } from '../commands/remove-section.ts';
import { sectionsOf } from '../documents/layout.ts';
import { builtSection } from '../commands/built-section.ts';
import type { EditScope } from '../editing/edit-scope.ts';
import { selectionAbove } from '../selection/selection.ts';

type NewDeclaration = Pick<BlockDeclaration, 'type' | 'title' | 'size'>;

/** Where a new block is put; without a section it gets one of its own. */
interface BlockTarget {
  readonly sectionId: string | null;
  readonly afterBlockId?: string | null;
  readonly box?: GridBox;
}

/** Adding, duplicating, moving and removing blocks and sections. */
export function createContentActions(scope: EditScope) {
  const { edit, run, runOrTell, view, newId, selectBlocks, selectedSection, sectionIdOf } = scope;
  function addBlockTo(
    declaration: NewDeclaration,
    sectionId: string,
    afterBlockId: string | null,
    box?: GridBox,
  ): string | null {
    const id = newId();
    const done = runOrTell(
      addBlock(view(), {
        id,
        sectionId,
        afterBlockId,
        title: declaration.title,
        size: declaration.size,
        block: startingDraft(declaration.type, translateContent),
        ...(box === undefined ? {} : { box }),
      }),
    );
    if (done === null) return null;
    selectBlocks([id]);
    edit.announce(translate(editAnnouncements.added, { title: declaration.title }));
    return id;
  }

  return {
    addBlock: addBlockTo,
    /** Into the section, or the last one where none is given; a page without any gets one. */
    addBlockAt(
      declaration: NewDeclaration,
      { sectionId, afterBlockId = null, box }: BlockTarget,
    ): string | null {
      const known = sectionId ?? sectionsOf(view()).at(-1)?.id;
      const into =
        known ?? runOrTell(addSection(view(), builtSection(null, newId), null, newId))?.sectionId ?? null;
      return into === null ? null : addBlockTo(declaration, into, afterBlockId, box);
    },
    addSection(section: NewSection, afterSectionId: string | null) {
      const done = runOrTell(addSection(view(), section, afterSectionId, newId));
      if (done === null || done.sectionId === null) return;
      edit.select({ kind: 'section', sectionId: done.sectionId });
      edit.announce(translate(editAnnouncements.sectionAdded));
    },
    takeLayout(layout: Parameters<typeof addLayout>[1]) {
      const done = runOrTell(addLayout(view(), layout, newId));
      const [first] = done?.sectionIds ?? [];
      if (first === undefined) return;
      edit.select({ kind: 'section', sectionId: first });
      edit.announce(translate(editAnnouncements.layoutAdded, { title: layout.title }));
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
      if (command.operations.length === 0) edit.announce(translate(editAnnouncements.sectionAtEnd));
      else {
        run(command);
        edit.announce(
          translate(
            direction === 'up' ? editAnnouncements.sectionMovedUp : editAnnouncements.sectionMovedDown,
          ),
        );
      }
    },
    remove: (): void => {
      const { selection } = edit.getState();
      if (selection.kind === 'blocks') {
        const above = selectionAbove(selection, sectionIdOf);
        edit.editTextOf(null);
        run(removeBlocks(selection.blockIds));
        edit.select(above);
        edit.announce(translate(editAnnouncements.blocksDeleted, { count: selection.blockIds.length }));
      } else if (selection.kind === 'section') {
        if (!run(removeSection(view(), selection.sectionId))) return;
        edit.select({ kind: 'page' });
        edit.announce(translate(editAnnouncements.sectionDeleted));
      }
    },
  };
}
