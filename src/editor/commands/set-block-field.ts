import type { JsonValue } from '#lib/json.ts';
import type { Command } from './command.ts';

/** Gives one entry of a block's data a value; `name` is what was done: 'Change text size'. */
export function setBlockField(blockId: string, field: string, value: JsonValue, name: string): Command {
  return {
    name: name.slice(0, 80),
    operations: [{ op: 'set', id: blockId, field: `data.${field}`, value }],
  };
}
