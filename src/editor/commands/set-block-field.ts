import type { JsonValue } from '#lib/json.ts';
import type { Command } from '../documents/command.ts';

/** Sets one entry of a block's data; `name` is the name of the step: 'Change text size'. */
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
