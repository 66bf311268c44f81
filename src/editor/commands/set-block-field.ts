import type { JsonValue } from '#lib/json.ts';
import type { Command } from './command.ts';

/** Gives one entry of a block's data a value: `Change text size`. */
export function setBlockField(blockId: string, field: string, value: JsonValue, label: string): Command {
  return {
    name: `Change ${label.toLowerCase()}`.slice(0, 80),
    operations: [{ op: 'set', id: blockId, field: `data.${field}`, value }],
  };
}
