import { editingSteps } from '#messages/en/interface/editing-steps.ts';
import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { blocksInSection } from '../documents/layout.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import { blockLimitMessage } from './block-limit.ts';
import type { Command } from '../documents/command.ts';
import { freeBox } from './free-box.ts';
import { inGroupsOfTheirOwn } from './group-blocks.ts';
import { boundingBox } from './insert-copies.ts';

/** Copies blocks of a section into the free area below them, keeping their relative positions. */
export function duplicateBlocks(
  records: DocumentRecords,
  blockIds: readonly string[],
  newId: () => string,
): Result<Command & { readonly blockIds: readonly string[] }, string> {
  const message = blockLimitMessage(records, blockIds.length);
  if (message !== null) return fail(message);
  const blocks = blockIds.map((id) => parsedBlock(records[id])).filter((block) => block !== null);
  const first = blocks[0];
  if (first === undefined) return ok({ name: editingSteps.duplicateBlock, operations: [], blockIds: [] });
  const taken = blocksInSection(records, first.sectionId).map((block) => block.desktop);
  const around = boundingBox(blocks.map((block) => block.desktop));
  const free = freeBox(taken, around, around);
  const ids = blocks.map(() => newId());
  return ok({
    name: blocks.length === 1 ? editingSteps.duplicateBlock : editingSteps.duplicateBlocks,
    blockIds: ids,
    operations: inGroupsOfTheirOwn(
      blocks.map((block, index) => ({
        ...(records[block.id] as DocumentRecord),
        id: ids[index] ?? newId(),
        sectionId: first.sectionId,
        desktop: {
          ...block.desktop,
          x: block.desktop.x - around.x + free.x,
          y: block.desktop.y - around.y + free.y,
        },
        mobile: null,
      })),
      newId,
    ).map((record) => ({ op: 'put', record })),
  });
}
