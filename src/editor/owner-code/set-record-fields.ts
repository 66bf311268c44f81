import type { DocumentRecords, RecordType } from '#domain/documents/record.ts';
import type { JsonValue } from '#lib/json.ts';
import type { Words } from '#messages/message.ts';
import type { Command } from '../documents/command.ts';

/** Sets fields of a record that stands once in its document, which may not be there yet. */
export function setRecordFields(
  view: DocumentRecords,
  type: Extract<RecordType, 'custom-css' | 'injected-code'>,
  fields: Readonly<Record<string, JsonValue>>,
  name: Words,
): Command {
  const record = view[type];
  if (record === undefined)
    return { name, operations: [{ op: 'put', record: { id: type, type, ...fields } }] };
  return {
    name,
    operations: Object.entries(fields).map(([field, value]) => ({ op: 'set', id: type, field, value })),
  };
}
