import type { Command } from './command.ts';

/** Takes blocks off the page. */
export function removeBlocks(blockIds: readonly string[]): Command {
  return {
    name: blockIds.length === 1 ? 'Delete block' : 'Delete blocks',
    operations: blockIds.map((id) => ({ op: 'remove', id })),
  };
}
