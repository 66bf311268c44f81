import type { Operation } from '#domain/documents/operation.ts';
import type { DocumentRecord, DocumentRecords, RecordId } from '#domain/documents/record.ts';
import type { RecordMigration } from './define-record.ts';
import { RECORD_DEFINITIONS } from './record-definitions.ts';

const BY_TYPE: ReadonlyMap<string, readonly RecordMigration[]> = new Map(
  [...Map.groupBy(RECORD_DEFINITIONS, ({ type }) => type)].flatMap(([type, definitions]) => {
    const migrations = definitions.flatMap((definition) => definition.migrations ?? []);
    return migrations.length === 0 ? [] : [[type, migrations] as const];
  }),
);

/** A record in its present form; the same object where nothing changed. */
export function migrateRecord(record: DocumentRecord): DocumentRecord {
  const migrations = BY_TYPE.get(record.type);
  return migrations === undefined
    ? record
    : migrations.reduce((migrated, { migrate }) => migrate(migrated), record);
}

/**
 * Stored records in their present form; the same object where nothing changed. To be called wherever records are read.
 */
export function migrateRecords(records: DocumentRecords): DocumentRecords {
  if (BY_TYPE.size === 0) return records;
  const migrated = Object.entries(records).flatMap(([id, record]) => {
    const now = migrateRecord(record);
    return now === record ? [] : [[id, now] as const];
  });
  return migrated.length === 0 ? records : { ...records, ...Object.fromEntries(migrated) };
}

/**
 * What brings records to the form of today after a change that was made of their older one: undone after an update, or
 * sent by a page that was opened before it.
 * @param ids the records that the change touched
 */
export function migrationOperations(records: DocumentRecords, ids: Iterable<RecordId>): readonly Operation[] {
  if (BY_TYPE.size === 0) return [];
  return [...ids].flatMap((id): readonly Operation[] => {
    const record = records[id];
    if (record === undefined) return [];
    const now = migrateRecord(record);
    return now === record ? [] : [{ op: 'put', record: now }];
  });
}
