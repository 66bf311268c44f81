import type { JsonValue } from '#lib/json.ts';
import type { Command } from './command.ts';

/** Gives one field of a record that stands once (settings, header, footer, design) a value. */
export function setRecordField(recordId: string, field: string, value: JsonValue, label: string): Command {
  return {
    name: `Change ${label.toLowerCase()}`,
    operations: [{ op: 'set', id: recordId, field, value }],
  };
}
