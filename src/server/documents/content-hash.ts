import { sql, type RawBuilder } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';

/**
 * A record in the form that is hashed: empty settings read like absent ones, so they are left out (EDIT-209), except
 * those that have a fallback where they are absent.
 */
function comparedRecord(id: RawBuilder<string>, record: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when ${id} <> 'settings' then ${record} else (
    select coalesce(jsonb_object_agg(setting.key, setting.value), '{}')
    from jsonb_each(${record}) as setting (key, value)
    where setting.key in ('title', 'itemUrlPattern', 'language', 'timeZone', 'homePageId', 'notFoundPageId',
      'pinterestOverlayOptions') or setting.value not in ('""', 'null', '[]', '{}')) end`;
}

/**
 * The hash of a record. Those of a document's records, combined by exclusive or, are the hash of its content, in any
 * order; a change updates it by the hashes of the records before and after.
 */
export function recordHash(id: RawBuilder<string>, record: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`('x' || left(md5(${id} || ' ' || (${comparedRecord(id, record)})::text), 16))::bit(64)::bigint`;
}

/** The hash of the stored records of a document. */
export function storedHash(siteId: SiteId, documentId: DocumentId): RawBuilder<string> {
  return sql<string>`(select coalesce(bit_xor(${recordHash(sql`stored.record_id`, sql`stored.record`)}), 0)
    from document_records stored where stored.site_id = ${siteId} and stored.document_id = ${documentId})`;
}

/** The hash of a document at a version with a snapshot. */
export function snapshotHash(
  siteId: SiteId,
  documentId: RawBuilder<string>,
  version: RawBuilder<number>,
): RawBuilder<string> {
  return sql<string>`(select coalesce(bit_xor(${recordHash(sql`kept.id`, sql`kept.record`)}), 0)
    from document_snapshots snapshot, jsonb_each(snapshot.records) as kept (id, record)
    where snapshot.site_id = ${siteId} and snapshot.document_id = ${documentId}
      and snapshot.version = ${version})`;
}
