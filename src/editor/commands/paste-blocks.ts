import type { DocumentRecords } from '#domain/documents/record.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { syncedIdOf } from '#domain/synced-sections/synced-section.ts';
import { editingSteps } from '#messages/en/interface/editing-steps.ts';
import { blocksInSection } from '../documents/layout.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import { blockLimitMessage } from './block-limit.ts';
import type { ClipboardContent } from './clipboard-content.ts';
import type { Command } from '../documents/command.ts';
import { freeBox } from './free-box.ts';
import { inGroupsOfTheirOwn } from './group-blocks.ts';
import { syncedLimitMessage } from './synced-section.ts';
import { boundingBox, insertSectionCopies } from './insert-copies.ts';

export interface PasteTarget {
  readonly sectionId: string | null;
  readonly afterBlockId: string | null;
}

/** Pastes blocks into a section, or sections after it; refused with a message at the limit of blocks. */
export function pasteBlocks(
  records: DocumentRecords,
  content: ClipboardContent,
  target: PasteTarget,
  newId: () => string,
): Result<Command & { readonly selectIds: readonly string[] }, string> {
  const instances = content.sections.filter((section) => syncedIdOf(section) !== null).length;
  const message = blockLimitMessage(records, content.blocks.length) ?? syncedLimitMessage(records, instances);
  if (message !== null) return fail(message);
  if (content.sections.length > 0) {
    const { operations, sectionIds } = insertSectionCopies(records, content, target.sectionId, newId);
    return ok({ name: editingSteps.pasteSection, operations, selectIds: sectionIds });
  }
  const copied = content.blocks.flatMap((record) => {
    const block = parsedBlock(record);
    return block === null ? [] : [{ record, desktop: block.desktop }];
  });
  const { sectionId } = target;
  if (copied.length === 0 || sectionId === null)
    return ok({ name: editingSteps.paste, operations: [], selectIds: [] });
  const siblings = blocksInSection(records, sectionId);
  const taken = siblings.map((sibling) => sibling.desktop);
  const anchor = siblings.find((sibling) => sibling.id === target.afterBlockId)?.desktop;
  const around = boundingBox(copied.map(({ desktop }) => desktop));
  const free = freeBox(taken, around, anchor, around.x);
  const ids = copied.map(() => newId());
  return ok({
    name: copied.length === 1 ? editingSteps.pasteBlock : editingSteps.pasteBlocks,
    selectIds: ids,
    operations: inGroupsOfTheirOwn(
      copied.map(({ record, desktop }, index) => ({
        ...record,
        id: ids[index] ?? newId(),
        sectionId,
        desktop: {
          ...desktop,
          x: desktop.x - around.x + free.x,
          y: desktop.y - around.y + free.y,
        },
        mobile: null,
      })),
      newId,
    ).map((record) => ({ op: 'put', record })),
  });
}
