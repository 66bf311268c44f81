import type { JsonValue } from '#lib/json.ts';
import type { Command } from './command.ts';

/** Gives one field of a section a value: 'Change section height'. */
export function setSectionField(sectionId: string, field: string, value: JsonValue, label: string): Command {
  return {
    name: `Change section ${label.toLowerCase()}`,
    operations: [{ op: 'set', id: sectionId, field, value }],
  };
}
