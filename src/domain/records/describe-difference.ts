import { jsonEqual } from '#lib/json-equal.ts';
import type { DocumentKind, DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { fill, type Words } from '#messages/message.ts';
import type { RecordDefinition, RecordNoun } from './define-record.ts';
import { findRecordDefinition, RECORD_DEFINITIONS } from './record-definitions.ts';

/**
 * What differs between two states of a document, in words for its owner: '2 blocks added', 'Title changed from “A” to “B”'.
 * Empty where nothing does.
 * @param before null where the document was not live
 */
export function describeDifference(
  kind: DocumentKind,
  before: DocumentRecords | null,
  after: DocumentRecords,
): readonly Words[] {
  if (before === null)
    return [findRecordDefinition(kind, 'settings')?.describeNew ?? documentDifferences.isNew];
  return RECORD_DEFINITIONS.filter(({ kinds }) => kinds.includes(kind)).flatMap((definition) =>
    describeType(definition, before, after),
  );
}

function describeType(
  { type, describe }: RecordDefinition,
  before: DocumentRecords,
  after: DocumentRecords,
): readonly Words[] {
  // Records that stand once have their type as their id.
  if (typeof describe === 'function') return describe(before[type], after[type]);
  if ('key' in describe) return jsonEqual(before[type], after[type]) ? [] : [describe];
  const ofType = (records: DocumentRecords) => Object.values(records).filter((each) => each.type === type);
  return describeRecords(describe, ofType(before), ofType(after));
}

function describeRecords(
  { positionFields, ...said }: RecordNoun,
  before: readonly DocumentRecord[],
  after: readonly DocumentRecord[],
): readonly Words[] {
  const [old, now] = [byId(before), byId(after)];
  let added = 0;
  let changed = 0;
  let moved = 0;
  for (const record of after) {
    const was = old.get(record.id);
    const fields = was === undefined ? null : changedFields(was, record);
    if (fields === null) added += 1;
    else if (fields.some((field) => !positionFields.includes(field))) changed += 1;
    else if (fields.length > 0) moved += 1;
  }
  const removed = before.filter(({ id }) => !now.has(id)).length;
  return [
    { count: added, message: said.added },
    { count: removed, message: said.removed },
    { count: changed, message: said.changed },
    { count: moved, message: said.moved },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, message }) => fill(message, { count }));
}

function byId(records: readonly DocumentRecord[]): ReadonlyMap<string, DocumentRecord> {
  return new Map(records.map((record) => [record.id, record]));
}

function changedFields(a: DocumentRecord, b: DocumentRecord): readonly string[] {
  const fields = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...fields].filter((field) => !jsonEqual(a[field], b[field]));
}
