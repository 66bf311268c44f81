import { overrideBlock } from '#blocks/override-block.ts';
import type { DocumentRecord, DocumentRecords, RecordId, SiteId } from '#domain/documents/record.ts';
import { expandSynced } from '#domain/synced-sections/expand-synced.ts';
import { syncedIdsOf } from '#domain/synced-sections/synced-section.ts';
import type { Stage } from '#server/content-entries/content-entry.ts';
import type { Db } from '#server/platform/database/database.ts';
import { listSources } from './queries.ts';

/** The records of a document with the synced sections that it shows in their places (EDIT-206). */
export async function withSynced(
  db: Db,
  siteId: SiteId,
  records: DocumentRecords,
  stage: Stage,
): Promise<DocumentRecords> {
  return (await withSyncedOf(db, siteId, new Map([['', records]]), stage)).get('') ?? records;
}

/** The same for several documents, in one round; nothing is asked for where none shows a synced section. */
export async function withSyncedOf(
  db: Db,
  siteId: SiteId,
  documents: ReadonlyMap<string, DocumentRecords>,
  stage: Stage,
): Promise<ReadonlyMap<string, DocumentRecords>> {
  const ids = new Set([...documents.values()].flatMap(syncedIdsOf));
  if (ids.size === 0) return documents;
  const sources = await listSources(db, siteId, [...ids], stage);
  return new Map([...documents].map(([id, records]) => [id, expandSynced(records, sources, overrideBlock)]));
}

/** A record that a page shows: of its own, or of a synced section in it. */
export async function findShownRecord(
  db: Db,
  siteId: SiteId,
  records: DocumentRecords | undefined,
  recordId: RecordId,
  stage: Stage,
): Promise<DocumentRecord | undefined> {
  if (records === undefined) return undefined;
  return records[recordId] ?? (await withSynced(db, siteId, records, stage))[recordId];
}
