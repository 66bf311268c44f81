import type { Operation } from '#domain/documents/operation.ts';
import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import { jsonEqual } from '#lib/json-equal.ts';

/** The operations that make some records of others: fields are set, and records put or removed, only where they differ. */
export function recordDifferences(before: DocumentRecords, after: DocumentRecords): readonly Operation[] {
  const removed = Object.keys(before).filter((id) => after[id] === undefined);
  return [
    ...Object.values(after).flatMap((record) => differencesOf(before[record.id], record)),
    ...removed.map((id): Operation => ({ op: 'remove', id })),
  ];
}

function differencesOf(before: DocumentRecord | undefined, after: DocumentRecord): readonly Operation[] {
  if (before === undefined) return [{ op: 'put', record: after }];
  return Object.entries(after)
    .filter(([field, value]) => !jsonEqual(before[field], value))
    .map(([field, value]): Operation => ({ op: 'set', id: after.id, field, value }));
}
