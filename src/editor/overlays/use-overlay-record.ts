import type { Words } from '#messages/message.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import type { JsonValue } from '#lib/json.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { setOverlayFields, type OverlayRecord } from './set-overlay-fields.ts';

export interface OverlayEditor<Value> {
  readonly value: Value;
  /** Sets fields as one named step of undo; steps with one `gestureId` are one. */
  readonly set: (fields: Readonly<Record<string, JsonValue>>, label: Words, gestureId?: string) => void;
  /** For a control of the generated panels. */
  readonly change: (field: string, label: Words) => (value: JsonValue, gestureId?: string) => void;
}

/** An overlay of the site, read from the site's document and written to it. */
export function useOverlayRecord<Value>(
  site: DocumentStore,
  recordId: OverlayRecord,
  parse: (record: DocumentRecord | undefined) => Value,
): OverlayEditor<Value> {
  const record = useRecord(site, recordId);
  const set: OverlayEditor<Value>['set'] = (fields, label, gestureId) =>
    site.run(setOverlayFields(site.getState().view, recordId, fields, label), gestureId);
  return {
    value: parse(record),
    set,
    change: (field, label) => (value, gestureId) => set({ [field]: value }, label, gestureId),
  };
}
