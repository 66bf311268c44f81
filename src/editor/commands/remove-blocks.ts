import { editingSteps } from '#messages/en/interface/editing-steps.ts';
import type { Command } from '../documents/command.ts';

/** Removes blocks. */
export function removeBlocks(blockIds: readonly string[]): Command {
  return {
    name: blockIds.length === 1 ? editingSteps.deleteBlock : editingSteps.deleteBlocks,
    operations: blockIds.map((id) => ({ op: 'remove', id })),
  };
}
