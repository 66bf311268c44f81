import { sql } from 'kysely';
import type { DocumentId, DocumentRecords, RecordId, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { recordHash, snapshotHash, storedHash } from './content-hash.ts';

/** The version a change makes, and when. */
export interface SavedVersion {
  readonly version: number;
  readonly at: Date;
}

/**
 * Makes the stored records of the given ids equal to those in `records`; missing ids are deleted. Updates the
 * document's version and the hash of its content, which is computed anew where it is not that of the previous version:
 * all writes go through here. One update: a second one of an item's row in a transaction would read its collection
 * again, and wait for whoever renames that.
 */
export async function writeRecords(
  trx: Db,
  siteId: SiteId,
  documentId: DocumentId,
  records: DocumentRecords,
  ids: Iterable<RecordId>,
  saved: SavedVersion | null = null,
): Promise<void> {
  const kept: RecordId[] = [];
  const gone: RecordId[] = [];
  for (const id of ids) (records[id] === undefined ? gone : kept).push(id);
  const texts = kept.map((id) => JSON.stringify(records[id]));
  const version = saved === null ? sql`documents.version` : sql`${saved.version}::integer`;
  const at = saved === null ? sql`documents.updated_at` : sql`${saved.at}::timestamptz`;
  await sql`with given as (
      select id, record::jsonb as record from unnest(${kept}::text[], ${texts}::text[]) as given (id, record)
    ), changed (hash) as (
      select ${recordHash(sql`stored.record_id`, sql`stored.record`)} from document_records stored
      where stored.site_id = ${siteId} and stored.document_id = ${documentId}
        and stored.record_id = any(${[...kept, ...gone]}::text[])
      union all select ${recordHash(sql`given.id`, sql`given.record`)} from given
    ), taken as (
      delete from document_records where site_id = ${siteId} and document_id = ${documentId}
        and record_id = any(${gone}::text[])
    ), put as (
      insert into document_records (site_id, document_id, record_id, record)
      select ${siteId}, ${documentId}, id, record from given
      on conflict (site_id, document_id, record_id) do update set record = excluded.record
    )
    update documents set version = ${version}, updated_at = ${at}, content_hash_version = ${version},
      content_hash = (select coalesce(bit_xor(hash), 0) from changed)
        # case when documents.content_hash_version = documents.version then documents.content_hash
          else ${storedHash(siteId, documentId)} end,
      published_hash_version = documents.published_version,
      published_hash = case when documents.published_hash_version = documents.published_version
        then documents.published_hash
        else ${snapshotHash(siteId, sql`documents.id`, sql`documents.published_version`)} end
    where site_id = ${siteId} and id = ${documentId}`.execute(trx);
}

/** Stores a snapshot of the document at a version. */
export async function writeSnapshot(
  trx: Db,
  siteId: SiteId,
  documentId: DocumentId,
  version: number,
  records: DocumentRecords,
): Promise<void> {
  await trx
    .insertInto('document_snapshots')
    .values({ site_id: siteId, document_id: documentId, version, records: JSON.stringify(records) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
