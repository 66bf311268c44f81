import type { DocumentRecords, RecordType } from '#domain/documents/record.ts';
import { compareByOrder } from '#lib/order-key.ts';
import { documentRules } from '#messages/en/interface/document-rules.ts';
import { fill } from '#messages/message.ts';
import type { RecordGroup } from '../define-record.ts';

/** Fields of a form that are records of their own, of which a document has so many at most (ORD-03, ORD-22). */
export function fieldGroup(type: RecordType, most: number): RecordGroup {
  return {
    types: [type],
    settingsField: null,
    problems: (records: DocumentRecords) =>
      Object.values(records)
        .filter((record) => record.type === type)
        .map(({ id, order }) => ({ id, order: typeof order === 'string' ? order : '' }))
        .toSorted(compareByOrder)
        .slice(most)
        .map(({ id }) => ({
          recordId: id,
          path: [],
          message: fill(documentRules.tooManyFields, { most }),
          value: id,
        })),
  };
}
