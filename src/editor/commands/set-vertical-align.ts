import { editingSteps } from '#messages/en/interface/editing-steps.ts';
import { arrange } from '#domain/arrangement/arrange.ts';
import { blocksBeside } from '#domain/arrangement/arrangement.ts';
import type { VerticalAlign } from '#domain/arrangement/placed-block.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { isHiddenOn } from '#domain/pages/hidden-on.ts';
import { blockHeight } from '#site/blocks/block-height.ts';
import { blocksInSection } from '../documents/layout.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import type { Command } from '../documents/command.ts';

/** The blocks side by side with a block on desktops, itself included; none where it has no neighbours. */
export function blocksInRow(records: DocumentRecords, blockId: string): readonly string[] {
  const block = parsedBlock(records[blockId]);
  if (block === null) return [];
  const placed = blocksInSection(records, block.sectionId)
    .filter((each) => !isHiddenOn(each, 'desktop'))
    .map((each) => ({
      id: each.id,
      box: each.desktop,
      height: blockHeight(each),
      align: each.verticalAlign,
    }));
  return blocksBeside(arrange(placed), blockId).map(({ id }) => id);
}

/**
 * Aligns blocks with their neighbours, or puts them back into their own rows (EDIT-219): a single block together with
 * its whole row, several selected blocks without their neighbours.
 */
export function setVerticalAlign(
  records: DocumentRecords,
  blockIds: readonly string[],
  align: VerticalAlign | null,
): Command {
  const [only] = blockIds;
  const ids = blockIds.length === 1 && only !== undefined ? blocksInRow(records, only) : blockIds;
  return {
    name: editingSteps.alignWithNeighbours,
    operations: ids.map((id) =>
      align === null
        ? { op: 'set', id, field: 'verticalAlign' }
        : { op: 'set', id, field: 'verticalAlign', value: align },
    ),
  };
}
