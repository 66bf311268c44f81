import { sql, type RawBuilder } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';

/**
 * A record as it is compared: settings are read alike whether they are empty or absent, so those that are empty are left
 * out (EDIT-209). Not those that fall back on something where they are absent.
 */
function comparedRecord(id: RawBuilder<string>, record: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when ${id} <> 'settings' then ${record} else (
    select coalesce(jsonb_object_agg(setting.key, setting.value), '{}')
    from jsonb_each(${record}) as setting (key, value)
    where setting.key in ('title', 'itemUrlPattern', 'language', 'timeZone', 'homePageId', 'notFoundPageId',
      'pinterestOverlayOptions') or setting.value not in ('""', 'null', '[]', '{}')) end`;
}

/**
 * One number for a record. Those of a document, combined by exclusive or, are one for its content, whatever order its
 * records come in; a change is brought in by what it took away and what it put there.
 */
export function recordHash(id: RawBuilder<string>, record: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`('x' || left(md5(${id} || ' ' || (${comparedRecord(id, record)})::text), 16))::bit(64)::bigint`;
}

/** The number of what is stored of a document. */
export function storedHash(siteId: SiteId, documentId: DocumentId): RawBuilder<string> {
  return sql<string>`(select coalesce(bit_xor(${recordHash(sql`stored.record_id`, sql`stored.record`)}), 0)
    from document_records stored where stored.site_id = ${siteId} and stored.document_id = ${documentId})`;
}

/** The number of a document at a version that is kept whole. */
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
