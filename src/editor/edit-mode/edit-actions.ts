import { createId } from '#lib/id.ts';
import type { Result } from '#lib/result.ts';
import type { BlockDeclaration } from '#blocks/define-block.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { DESKTOP_COLUMNS, MOBILE_COLUMNS, type GridBox } from '#domain/pages/grid-box.ts';
import { arrangeForMobile } from '#domain/pages/mobile-arrangement.ts';
import type { JsonObject } from '#lib/json.ts';
import type { ArrowKey } from '../canvas/nudge-box.ts';
import { growBox, nudgeBox, placeInWords } from '../canvas/nudge-box.ts';
import { addBlock } from '../commands/add-block.ts';
import { addSection, type NewSection } from '../commands/add-section.ts';
import { copyBlocks, copySection, type ClipboardContent } from '../commands/clipboard-content.ts';
import type { Command } from '../commands/command.ts';
import { duplicateBlocks } from '../commands/duplicate-blocks.ts';
import { duplicateSection } from '../commands/duplicate-section.ts';
import { moveBlock } from '../commands/move-block.ts';
import { moveSection } from '../commands/move-section.ts';
import { pasteBlocks } from '../commands/paste-blocks.ts';
import { removeBlocks } from '../commands/remove-blocks.ts';
import { removeSection } from '../commands/remove-section.ts';
import { resizeBlock } from '../commands/resize-block.ts';
import { setMobileBox } from '../commands/set-mobile-box.ts';
import type { DocumentStore } from '../document/document-store.ts';
import { blocksInReadingOrder, blocksInSection, sectionsOf } from '../document/layout.ts';
import { parsedBlock } from '../document/parsed-record.ts';
import type { Clipboard } from './clipboard.ts';
import type { EditStore } from './edit-store.ts';
import { selectionAbove } from './selection.ts';

export interface EditActionsShell {
  readonly edit: EditStore;
  /** The document of the present editing state. */
  readonly active: () => DocumentStore;
  readonly clipboard: Clipboard;
  readonly tell: (message: string) => void;
  /** As people read a block type: 'Image'. */
  readonly titleOf: (blockType: string) => string;
}

export type EditActions = ReturnType<typeof createEditActions>;

/** What a person can do to the selection, however they ask for it: toolbar, menu, panel or keyboard. */
export function createEditActions(shell: EditActionsShell) {
  const { edit, active, tell } = shell;
  const newId = (): string => createId();

  function run(command: Command, gestureId?: string): void {
    active().run(command, gestureId);
  }

  function runOrTell<Done extends Command>(result: Result<Done, string>): Done | null {
    if (!result.ok) {
      tell(result.error);
      return null;
    }
    run(result.value);
    return result.value;
  }

  /** The blocks the selection means: itself, or those of the section. */
  function selectedBlocks(): readonly string[] {
    const { selection } = edit.getState();
    return selection.kind === 'blocks' ? selection.blockIds : [];
  }

  function selectedSection(): string | null {
    const { selection } = edit.getState();
    if (selection.kind === 'section') return selection.sectionId;
    const first = selectedBlocks()[0];
    return first === undefined ? null : (parsedBlock(active().getState().view[first])?.sectionId ?? null);
  }

  function place(boxOf: (box: GridBox, columns: number) => GridBox | null, verb: 'Moved' | 'Resized'): void {
    const { view } = active().getState();
    const block = parsedBlock(view[selectedBlocks()[0] ?? '']);
    if (block === null) return;
    const isMobile = edit.getState().device === 'mobile';
    const before = isMobile
      ? (arrangeForMobile(blocksInSection(view, block.sectionId)).get(block.id) ?? block.desktop)
      : block.desktop;
    const box = boxOf(before, isMobile ? MOBILE_COLUMNS : DESKTOP_COLUMNS);
    if (box === null) {
      edit.announce('At the edge of the grid');
      return;
    }
    putBox(block.id, block.sectionId, box, verb === 'Moved' ? 'move' : 'resize', gestureOf(block.id, verb));
    edit.announce(`${verb} to ${placeInWords(box)}`);
  }

  let nudge = { key: '', gestureId: '', at: 0 };
  /** Arrow keys pressed in a row are one step of undo. */
  function gestureOf(blockId: string, verb: string): string {
    const key = `${verb} ${blockId}`;
    const now = Date.now();
    nudge = {
      key,
      gestureId: nudge.key === key && now - nudge.at < 1500 ? nudge.gestureId : newId(),
      at: now,
    };
    return nudge.gestureId;
  }

  function putBox(
    blockId: string,
    sectionId: string,
    box: GridBox,
    kind: 'move' | 'resize',
    gestureId: string = newId(),
  ): void {
    const { view } = active().getState();
    const isMobile = edit.getState().device === 'mobile';
    const staysInSection = parsedBlock(view[blockId])?.sectionId === sectionId;
    if (isMobile && staysInSection) {
      const name = kind === 'move' ? 'Move block on mobile' : 'Resize block on mobile';
      run(setMobileBox(view, blockId, box, name), gestureId);
    } else if (isMobile) {
      // Into another section on the phone: there it stands where it fits, on both arrangements.
      const bottom = Math.max(
        0,
        ...blocksInSection(view, sectionId).map((each) => each.desktop.y + each.desktop.h),
      );
      const desktop = parsedBlock(view[blockId])?.desktop ?? box;
      run(moveBlock(view, blockId, { sectionId, box: { ...desktop, y: bottom } }), gestureId);
    } else if (kind === 'move') run(moveBlock(view, blockId, { sectionId, box }), gestureId);
    else run(resizeBlock(blockId, box), gestureId);
  }

  function selectBlocks(ids: readonly string[]): void {
    if (ids.length > 0) edit.select({ kind: 'blocks', blockIds: ids });
  }

  function remove(): void {
    const { selection } = edit.getState();
    if (selection.kind === 'blocks') {
      const above = selectionAbove(
        selection,
        (id) => parsedBlock(active().getState().view[id])?.sectionId ?? null,
      );
      edit.editTextOf(null);
      run(removeBlocks(selection.blockIds));
      edit.select(above);
      edit.announce('Block deleted');
    } else if (selection.kind === 'section') {
      run(removeSection(active().getState().view, selection.sectionId));
      edit.select({ kind: 'page' });
      edit.announce('Section deleted');
    }
  }

  function copied(): ClipboardContent | null {
    const { selection } = edit.getState();
    const { view } = active().getState();
    if (selection.kind === 'blocks') return copyBlocks(view, selection.blockIds);
    return selection.kind === 'section' ? copySection(view, selection.sectionId) : null;
  }

  return {
    run,
    remove,
    putBox,
    selectedSection,
    addBlock(
      declaration: Pick<BlockDeclaration, 'type' | 'title' | 'dataVersion' | 'defaults' | 'size'>,
      sectionId: string,
      afterBlockId: string | null,
      box?: GridBox,
    ) {
      const id = newId();
      const done = runOrTell(
        addBlock(active().getState().view, {
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
      const done = runOrTell(addSection(active().getState().view, section, afterSectionId, newId));
      if (done === null || done.sectionId === null) return;
      edit.select({ kind: 'section', sectionId: done.sectionId });
      edit.announce('Section added');
    },
    duplicate() {
      const { selection } = edit.getState();
      const { view } = active().getState();
      if (selection.kind === 'blocks') {
        const done = runOrTell(duplicateBlocks(view, selection.blockIds, newId));
        if (done !== null) selectBlocks(done.blockIds);
      } else if (selection.kind === 'section') {
        const done = runOrTell(duplicateSection(view, selection.sectionId, newId));
        if (done?.sectionId != null) edit.select({ kind: 'section', sectionId: done.sectionId });
      }
    },
    async copy(): Promise<boolean> {
      const content = copied();
      if (content === null) return false;
      await shell.clipboard.write(content);
      edit.announce('Copied');
      return true;
    },
    async cut(): Promise<void> {
      const content = copied();
      if (content === null) return;
      await shell.clipboard.write(content);
      remove();
    },
    async paste(text?: string): Promise<void> {
      const content = await shell.clipboard.read(text);
      if (content === null) return;
      const sectionId = selectedSection() ?? sectionsOf(active().getState().view).at(-1)?.id ?? null;
      const afterBlockId = selectedBlocks().at(-1) ?? null;
      const done = runOrTell(
        pasteBlocks(active().getState().view, content, { sectionId, afterBlockId }, newId),
      );
      const first = done?.selectIds[0];
      if (done === null || first === undefined) return;
      if (content.sections.length > 0) edit.select({ kind: 'section', sectionId: first });
      else selectBlocks(done.selectIds);
      edit.announce('Pasted');
    },
    moveSection(direction: 'up' | 'down') {
      const sectionId = selectedSection();
      if (sectionId === null) return;
      const command = moveSection(active().getState().view, sectionId, direction);
      if (command.operations.length === 0) edit.announce('The section is at the end already');
      else {
        run(command);
        edit.announce(`Section moved ${direction}`);
      }
    },
    nudge: (key: ArrowKey) => place((box, columns) => nudgeBox(box, key, columns), 'Moved'),
    grow: (key: ArrowKey) => place((box, columns) => growBox(box, key, columns), 'Resized'),
    /** From one block to the next in reading order, or from one section to the next. */
    selectNext(step: 1 | -1) {
      const { selection } = edit.getState();
      const { view } = active().getState();
      if (selection.kind === 'blocks') {
        const blocks = blocksInReadingOrder(view);
        const index = blocks.findIndex((block) => block.id === selection.blockIds[0]);
        const next = blocks[index + step];
        if (next !== undefined) selectBlocks([next.id]);
        return;
      }
      const sections = sectionsOf(view);
      const index =
        selection.kind === 'section'
          ? sections.findIndex((section) => section.id === selection.sectionId)
          : -1;
      const next = selection.kind === 'page' && step === -1 ? sections.at(-1) : sections[index + step];
      if (next !== undefined) edit.select({ kind: 'section', sectionId: next.id });
    },
    selectInto() {
      const { selection } = edit.getState();
      const { view } = active().getState();
      const sectionId = selection.kind === 'section' ? selection.sectionId : sectionsOf(view)[0]?.id;
      if (selection.kind === 'page' && sectionId !== undefined) edit.select({ kind: 'section', sectionId });
      else if (sectionId !== undefined)
        selectBlocks(
          blocksInSection(view, sectionId)
            .slice(0, 1)
            .map((block) => block.id),
        );
    },
    selectAbove() {
      edit.select(
        selectionAbove(
          edit.getState().selection,
          (id) => parsedBlock(active().getState().view[id])?.sectionId ?? null,
        ),
      );
    },
    undo() {
      const name = active().undo();
      edit.announce(name === null ? 'Nothing to undo' : `Undone: ${name}`);
      keepSelectionValid(active().getState().view);
    },
    redo() {
      const name = active().redo();
      edit.announce(name === null ? 'Nothing to redo' : `Done again: ${name}`);
      keepSelectionValid(active().getState().view);
    },
    titleOfBlock: (block: DocumentRecord | undefined) =>
      typeof block?.['blockType'] === 'string' ? shell.titleOf(block['blockType']) : 'Block',
  };

  function keepSelectionValid(view: Readonly<Record<string, DocumentRecord>>): void {
    const { selection, textBlockId } = edit.getState();
    if (textBlockId !== null && view[textBlockId] === undefined) edit.editTextOf(null);
    const isGone =
      (selection.kind === 'blocks' && selection.blockIds.some((id) => view[id] === undefined)) ||
      (selection.kind === 'section' && view[selection.sectionId] === undefined);
    if (isGone) edit.select({ kind: 'page' });
  }
}
