import type { JsonValue } from '#lib/json.ts';
import type { Command } from '../documents/command.ts';

/** Gives one entry of a block's data a value; `name` is what was done: 'Change text size'. */
export function setBlockField(
  blockId: string,
  field: string,
  value: JsonValue,
  name: Command['name'],
): Command {
  return {
    name,
    operations: [{ op: 'set', id: blockId, field: `data.${field}`, value }],
  };
}
