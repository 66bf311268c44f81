import type { Operation } from '#domain/documents/operation.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { fitIntoColumns, MOBILE_COLUMNS, type GridBox } from '#domain/arrangement/grid-box.ts';
import { arrangeForMobile } from '#domain/arrangement/mobile-arrangement.ts';
import { canvasSteps } from '#messages/en/interface/canvas-steps.ts';
import { blockHeight } from '#site/blocks/block-height.ts';
import { blocksInSection } from '../documents/layout.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import type { Command } from '../documents/command.ts';

/**
 * Puts a block at a box on the phone's grid; the desktop does not change (EDIT-62). The first own box in a section
 * fixes the derived ones of the others, so that they do not move.
 */
export function setMobileBox(
  records: DocumentRecords,
  blockId: string,
  box: GridBox,
  name: Command['name'] = canvasSteps.moveBlockOnMobile,
): Command {
  return setMobileBoxes(records, new Map([[blockId, box]]), name);
}

/** The same for several blocks of one section. */
export function setMobileBoxes(
  records: DocumentRecords,
  boxes: ReadonlyMap<string, GridBox>,
  name: Command['name'],
): Command {
  const [first] = boxes.keys();
  const block = first === undefined ? null : parsedBlock(records[first]);
  if (block === null) return { name, operations: [] };
  const siblings = blocksInSection(records, block.sectionId);
  const arranged = arrangeForMobile(siblings, blockHeight);
  const operations: Operation[] = [];
  for (const sibling of siblings) {
    const chosen = boxes.get(sibling.id);
    const box = chosen === undefined ? arranged.get(sibling.id) : fitIntoColumns(chosen, MOBILE_COLUMNS);
    if (box === undefined || (chosen === undefined && sibling.mobile !== null)) continue;
    operations.push({ op: 'set', id: sibling.id, field: 'mobile', value: { ...box } });
  }
  return { name, operations };
}
