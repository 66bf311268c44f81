import { fill, type Words } from '#messages/message.ts';
import { editingSteps } from '#messages/en/interface/editing-steps.ts';
import type { BlockDraft } from '#compose/block-draft.ts';
import { composeBlock } from '#compose/compose-block.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import type { GridBox } from '#domain/arrangement/grid-box.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { blocksInSection } from '../documents/layout.ts';
import { blockLimitMessage } from './block-limit.ts';
import { labelWithin } from '#domain/documents/changing.ts';
import type { Command } from '../documents/command.ts';
import { freeBox } from './free-box.ts';

export interface AddBlockInput {
  readonly id: string;
  readonly sectionId: string;
  readonly block: BlockDraft;
  /** The title of the block type: 'Image'. */
  readonly title: Words | string;
  readonly size: { readonly w: number; readonly h: number };
  /** Placed below this block where there is one, else below everything. */
  readonly afterBlockId?: string | null;
  /** The exact box, where the person chose one. */
  readonly box?: GridBox;
}

/** Adds a block at a free position of a section; refused with a message at the limit of blocks. */
export function addBlock(records: DocumentRecords, input: AddBlockInput): Result<Command, string> {
  const message = blockLimitMessage(records, 1);
  if (message !== null) return fail(message);
  const siblings = blocksInSection(records, input.sectionId);
  const taken = siblings.map((sibling) => sibling.desktop);
  const anchor = siblings.find((sibling) => sibling.id === input.afterBlockId)?.desktop;
  const box = input.box ?? freeBox(taken, input.size, anchor);
  return ok({
    name: fill(editingSteps.add, { what: labelWithin(input.title) }),
    operations: [
      {
        op: 'put',
        record: composeBlock(input.block, { id: input.id, sectionId: input.sectionId, desktop: box }),
      },
    ],
  });
}
