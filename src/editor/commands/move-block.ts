import { editingSteps } from '#messages/en/interface/editing-steps.ts';
import type { Operation } from '#domain/documents/operation.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { DESKTOP_COLUMNS, fitIntoColumns, type GridBox } from '#domain/arrangement/grid-box.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import type { Command } from '../documents/command.ts';

/**
 * Moves a block on the desktop grid, in its section or to another one. In another section its own box on phones would
 * no longer fit, so it is derived again. A single block that is put into another row is no longer aligned with its
 * neighbours.
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
