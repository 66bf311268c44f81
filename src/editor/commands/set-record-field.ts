import type { JsonValue } from '#lib/json.ts';
import type { Words } from '#messages/message.ts';
import { changing } from '#domain/documents/changing.ts';
import type { Command } from '../documents/command.ts';

/** Sets one field of a record that exists once (settings, header, footer, design). */
export function setRecordField(
  recordId: string,
  field: string,
  value: JsonValue,
  label: Words | string,
): Command {
  return {
    name: changing(label),
    operations: [{ op: 'set', id: recordId, field, value }],
  };
}
