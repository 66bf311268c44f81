import { sql } from 'kysely';
import type { DocumentId, DocumentRecords, RecordId, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Makes the stored records of the given ids equal to those in `records`; ids that are not there are deleted. */
export async function writeRecords(
  trx: Db,
  siteId: SiteId,
  documentId: DocumentId,
  records: DocumentRecords,
  ids: Iterable<RecordId>,
): Promise<void> {
  const kept: RecordId[] = [];
  const gone: RecordId[] = [];
  for (const id of ids) (records[id] === undefined ? gone : kept).push(id);
  if (gone.length > 0) {
    await trx
      .deleteFrom('document_records')
      .where('site_id', '=', siteId)
      .where('document_id', '=', documentId)
      .where('record_id', 'in', gone)
      .execute();
  }
  if (kept.length === 0) return;
  const texts = kept.map((id) => JSON.stringify(records[id]));
  await sql`insert into document_records (site_id, document_id, record_id, record)
    select ${siteId}, ${documentId}, id, record::jsonb
    from unnest(${kept}::text[], ${texts}::text[]) as given (id, record)
    on conflict (site_id, document_id, record_id) do update set record = excluded.record`.execute(trx);
}

/** Keeps the whole document at a version. */
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
