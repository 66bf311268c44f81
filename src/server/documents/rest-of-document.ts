import { sql } from 'kysely';
import { applyOperations } from '#domain/documents/apply.ts';
import { operationRecordId } from '#domain/documents/operation.ts';
import type { Change } from '#domain/documents/change.ts';
import type { DocumentId, DocumentRecord, DocumentRecords, SiteId } from '#domain/documents/record.ts';
import { migrateRecords } from '#domain/records/migrate-records.ts';
import type { RelatedRecords } from '#domain/records/related-records.ts';
import type { Db } from '#server/platform/database/database.ts';
import { operationsOfGesture } from './change-log.ts';
import { loadRecords } from './queries.ts';
import type { RestOfDocument } from './validate-records.ts';

interface DocumentIds {
  readonly siteId: SiteId;
  readonly documentId: DocumentId;
}

/** The parts of a document, besides its changed records, that a change is checked against. */
export function restOfDocument(
  db: Db,
  { siteId, documentId, change }: DocumentIds & { readonly change: Pick<Change, 'reverts'> },
  before: DocumentRecords,
): RestOfDocument {
  return {
    all: async () => Object.values(await loadRecords(db, siteId, documentId)),
    async reverted() {
      if (change.reverts === undefined) return [];
      const { gestureId } = change.reverts;
      const operations = await operationsOfGesture(db, { siteId, documentId, gestureId });
      return operations.flatMap((operation): readonly DocumentRecord[] => {
        const id = operationRecordId(operation);
        const record = applyOperations(before, [operation]).records[id];
        return record === undefined ? [] : [record];
      });
    },
    related: (wanted) => loadRelated(db, { siteId, documentId }, wanted),
  };
}

async function loadRelated(
  db: Db,
  { siteId, documentId }: DocumentIds,
  { named, holding, types }: RelatedRecords,
): Promise<DocumentRecords> {
  const fields = holding.map(({ field }) => field);
  const values = holding.map(({ value }) => value);
  const { rows } = await sql<{ record: DocumentRecord }>`
    select record from document_records
    where site_id = ${siteId} and document_id = ${documentId} and (record_id = any(${named}::text[])
      or record ->> 'type' = any(${types}::text[])
      or exists (select from unnest(${fields}::text[], ${values}::text[]) as wanted (field, value)
        where record ->> wanted.field = wanted.value))`.execute(db);
  return migrateRecords(Object.fromEntries(rows.map(({ record }) => [record.id, record])));
}
