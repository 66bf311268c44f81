import type { DocumentRecords } from '#domain/documents/record.ts';
import type { JsonValue } from '#lib/json.ts';
import type { Words } from '#messages/message.ts';
import type { Command } from '../documents/command.ts';
import { setRecordField } from './set-record-field.ts';

/** Sets a field of the header or the settings, whose record is created where the site has none yet. */
export function setSiteField(
  view: DocumentRecords,
  recordId: 'header' | 'settings',
  field: string,
  value: JsonValue,
  label: Words | string,
): Command {
  const command = setRecordField(recordId, field, value, label);
  if (view[recordId] !== undefined) return command;
  return {
    ...command,
    operations: [{ op: 'put', record: { id: recordId, type: recordId } }, ...command.operations],
  };
}
