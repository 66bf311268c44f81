import { editingSteps } from '#messages/en/interface/editing-steps.ts';
import { DESKTOP_COLUMNS, fitIntoColumns, type GridBox } from '#domain/arrangement/grid-box.ts';
import type { Command } from '../documents/command.ts';

/** Resizes a block on the desktop grid, and moves it when dragged by a left or top edge. */
export function resizeBlock(blockId: string, box: GridBox): Command {
  return {
    name: editingSteps.resizeBlock,
    operations: [
      { op: 'set', id: blockId, field: 'desktop', value: { ...fitIntoColumns(box, DESKTOP_COLUMNS) } },
    ],
  };
}
