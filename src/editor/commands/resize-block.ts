import { editingSteps } from '#messages/en/interface/editing-steps.ts';
import { DESKTOP_COLUMNS, fitIntoColumns, type GridBox } from '#domain/arrangement/grid-box.ts';
import type { Command } from '../documents/command.ts';

/** Gives a block another size (and place, when dragged by a left or top edge) on the desktop grid. */
export function resizeBlock(blockId: string, box: GridBox): Command {
  return {
    name: editingSteps.resizeBlock,
    operations: [
      { op: 'set', id: blockId, field: 'desktop', value: { ...fitIntoColumns(box, DESKTOP_COLUMNS) } },
    ],
  };
}
