import { applyOperations } from '#domain/documents/apply.ts';
import type { DocumentId, DocumentRecords, SiteId } from '#domain/documents/record.ts';
import { migrateRecords } from '#domain/records/migrate-records.ts';
import type { Db } from '#server/platform/database/database.ts';

/** The greatest number of changes between two snapshots, so that any version is near one. */
export const SNAPSHOT_INTERVAL = 100;

/** The records of a document at a version; null for one that does not exist, or was deleted from the history. */
export async function recordsAtVersion(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
  version: number,
): Promise<DocumentRecords | null> {
  const snapshot = await db
    .selectFrom('document_snapshots')
    .select(['version', 'records'])
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .where('version', '<=', version)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (snapshot === undefined) return null;
  const changes = await db
    .selectFrom('document_changes')
    .select('operations')
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .where('version', '>', snapshot.version)
    .where('version', '<=', version)
    .orderBy('version')
    .execute();
  if (snapshot.version + changes.length !== version) return null;
  const operations = changes.flatMap((change) => change.operations);
  return migrateRecords(applyOperations(snapshot.records, operations).records);
}
