import type { JsonValue } from '#lib/json.ts';
import type { BlockLook } from '#domain/pages/block-look.ts';
import type { Command } from '../documents/command.ts';

/** Sets entries of a block's own look; null resets one to the site's (DSGN-57). */
export function setBlockLook(
  blockId: string,
  entries: Partial<Record<keyof BlockLook, JsonValue>>,
  name: Command['name'],
): Command {
  return {
    name,
    operations: Object.entries(entries).map(([entry, value]) =>
      value === null
        ? { op: 'set', id: blockId, field: `look.${entry}` }
        : { op: 'set', id: blockId, field: `look.${entry}`, value },
    ),
  };
}
