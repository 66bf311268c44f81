import { sql } from 'kysely';
import type {
  DocumentId,
  DocumentKind,
  DocumentRecords,
  RecordId,
  SiteId,
} from '#domain/documents/record.ts';
import { migrateRecords } from '#domain/records/migrate-records.ts';
import type { Db } from '#server/platform/database/database.ts';
import { NO_RECORDS, type RecordCounts } from './document-limits.ts';
import type { StoredDocument } from './stored-document.ts';

/** A document's row, without its records. */
export interface DocumentHead {
  readonly siteId: SiteId;
  readonly id: DocumentId;
  readonly kind: DocumentKind;
  readonly collectionId: DocumentId | null;
  readonly version: number;
  readonly publishedVersion: number | null;
  /** From this version on all changes are stored; older versions exist only where a release needs them. */
  readonly keptFrom: number;
  readonly createdAt: Date;
  /** Of the newest change. */
  readonly updatedAt: Date;
  readonly removedAt: Date | null;
}

/** The columns of a `DocumentHead`. */
export const HEAD_COLUMNS = [
  'documents.site_id as siteId',
  'documents.id',
  'documents.kind',
  'documents.collection_id as collectionId',
  'documents.version',
  'documents.published_version as publishedVersion',
  'documents.kept_from_version as keptFrom',
  'documents.created_at as createdAt',
  'documents.updated_at as updatedAt',
  'documents.removed_at as removedAt',
] as const;

export async function findDocumentHead(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
): Promise<DocumentHead | null> {
  const row = await db
    .selectFrom('documents')
    .select(HEAD_COLUMNS)
    .where('site_id', '=', siteId)
    .where('id', '=', documentId)
    .executeTakeFirst();
  return row ?? null;
}

/** The same, locked until the transaction ends: changes of one document are serialised. */
export async function lockDocument(
  trx: Db,
  siteId: SiteId,
  documentId: DocumentId,
): Promise<DocumentHead | null> {
  const row = await trx
    .selectFrom('documents')
    .select(HEAD_COLUMNS)
    .where('site_id', '=', siteId)
    .where('id', '=', documentId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The site's own document, or null while the site has none yet. */
export async function findSiteDocumentId(db: Db, siteId: SiteId): Promise<DocumentId | null> {
  const row = await db
    .selectFrom('documents')
    .select('id')
    .where('site_id', '=', siteId)
    .where('kind', '=', 'site')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The latest records of a document: all, or those of the given ids that are there. */
export async function loadRecords(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
  ids?: readonly RecordId[],
): Promise<DocumentRecords> {
  const rows = await db
    .selectFrom('document_records')
    .select(['record_id', 'record'])
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .$if(ids !== undefined, (query) => query.where('record_id', '=', sql<string>`any(${ids}::text[])`))
    .execute();
  return migrateRecords(Object.fromEntries(rows.map((row) => [row.record_id, row.record])));
}

export async function countRecords(db: Db, siteId: SiteId, documentId: DocumentId): Promise<RecordCounts> {
  const { rows } = await sql<RecordCounts>`
    select count(*) as records, count(*) filter (where record ->> 'type' = 'block') as blocks,
      count(*) filter (where record ->> 'type' = 'nav-link') as "navLinks"
    from document_records where site_id = ${siteId} and document_id = ${documentId}`.execute(db);
  return rows[0] ?? NO_RECORDS;
}

/** The latest records of several documents, in one round. */
export async function loadRecordsOf(
  db: Db,
  siteId: SiteId,
  documentIds: readonly DocumentId[],
): Promise<ReadonlyMap<DocumentId, DocumentRecords>> {
  if (documentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('document_records')
    .select('document_id')
    .select(sql<DocumentRecords>`jsonb_object_agg(record_id, record)`.as('records'))
    .where('site_id', '=', siteId)
    .where('document_id', 'in', [...documentIds])
    .groupBy('document_id')
    .execute();
  return new Map(rows.map((row) => [row.document_id, migrateRecords(row.records)]));
}

/** A document with its latest records, those in the trash included; null where there is none. */
export async function loadDocument(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
): Promise<StoredDocument | null> {
  const row = await db
    .selectFrom('documents')
    .select(HEAD_COLUMNS)
    .select(
      sql<DocumentRecords | null>`(select jsonb_object_agg(r.record_id, r.record) from document_records r
        where r.site_id = documents.site_id and r.document_id = documents.id)`.as('records'),
    )
    .where('site_id', '=', siteId)
    .where('id', '=', documentId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    siteId,
    id: row.id,
    kind: row.kind,
    collectionId: row.collectionId,
    version: row.version,
    publishedVersion: row.publishedVersion,
    removedAt: row.removedAt?.toISOString() ?? null,
    records: migrateRecords(row.records ?? {}),
  };
}

/** The live records of a document; null where it is not live. */
export async function loadPublished(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
): Promise<{ readonly version: number; readonly records: DocumentRecords } | null> {
  const row = await published(db, siteId).where('documents.id', '=', documentId).executeTakeFirst();
  return row === undefined ? null : { version: row.version, records: migrateRecords(row.records) };
}

/** The live records of several documents, in one round. */
export async function listPublished(
  db: Db,
  siteId: SiteId,
  documentIds: readonly DocumentId[],
): Promise<ReadonlyMap<string, DocumentRecords>> {
  if (documentIds.length === 0) return new Map();
  const rows = await published(db, siteId).where('documents.id', 'in', documentIds).execute();
  return new Map(rows.map((row) => [row.id, migrateRecords(row.records)]));
}

function published(db: Db, siteId: SiteId) {
  return db
    .selectFrom('documents')
    .innerJoin('document_snapshots as snapshot', (join) =>
      join
        .onRef('snapshot.site_id', '=', 'documents.site_id')
        .onRef('snapshot.document_id', '=', 'documents.id')
        .onRef('snapshot.version', '=', 'documents.published_version'),
    )
    .select(['documents.id', 'snapshot.version', 'snapshot.records'])
    .where('documents.site_id', '=', siteId);
}
