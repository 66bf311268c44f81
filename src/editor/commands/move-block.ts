import { editingSteps } from '#messages/en/interface/editing-steps.ts';
import type { Operation } from '#domain/documents/operation.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { DESKTOP_COLUMNS, fitIntoColumns, type GridBox } from '#domain/arrangement/grid-box.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import type { Command } from '../documents/command.ts';

/**
 * Puts a block at another place of the desktop grid, in its section or in another one.
 * In another section its own place on phones no longer fits anything, so it is derived again. What is put into another
 * row by itself stands there, no longer aligned with what is beside it.
 */
export function moveBlock(
  records: DocumentRecords,
  blockId: string,
  target: { readonly sectionId: string; readonly box: GridBox; readonly isWithOthers?: boolean },
): Command {
  const block = parsedBlock(records[blockId]);
  if (block === null) return { name: editingSteps.moveBlock, operations: [] };
  const operations: Operation[] = [
    { op: 'set', id: blockId, field: 'desktop', value: { ...fitIntoColumns(target.box, DESKTOP_COLUMNS) } },
  ];
  if (block.sectionId !== target.sectionId) {
    operations.push({ op: 'set', id: blockId, field: 'sectionId', value: target.sectionId });
    if (block.mobile !== null) operations.push({ op: 'set', id: blockId, field: 'mobile', value: null });
  }
  const isPutElsewhere = block.sectionId !== target.sectionId || block.desktop.y !== target.box.y;
  if (block.verticalAlign !== undefined && isPutElsewhere && target.isWithOthers !== true) {
    operations.push({ op: 'set', id: blockId, field: 'verticalAlign' });
  }
  return { name: editingSteps.moveBlock, operations };
}
