import { sql } from 'kysely';
import type { LoggedChange } from '#domain/documents/change.ts';
import type {
  AccountId,
  DocumentId,
  DocumentKind,
  DocumentRecords,
  SiteId,
} from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { StoredDocument } from './stored-document.ts';

/** A document's row, without its records. */
export interface DocumentHead {
  readonly siteId: SiteId;
  readonly id: DocumentId;
  readonly kind: DocumentKind;
  readonly collectionId: DocumentId | null;
  readonly version: number;
  readonly publishedVersion: number | null;
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

/** The same, held until the transaction ends: changes of one document come one after the other. */
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

export async function loadRecords(db: Db, siteId: SiteId, documentId: DocumentId): Promise<DocumentRecords> {
  const rows = await db
    .selectFrom('document_records')
    .select(['record_id', 'record'])
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.record_id, row.record]));
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
  return new Map(rows.map((row) => [row.document_id, row.records]));
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
    records: row.records ?? {},
  };
}

/** What visitors get of a document; null where it is not live. */
export async function loadPublished(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
): Promise<{ readonly version: number; readonly records: DocumentRecords } | null> {
  const row = await db
    .selectFrom('documents')
    .innerJoin('document_snapshots as snapshot', (join) =>
      join
        .onRef('snapshot.site_id', '=', 'documents.site_id')
        .onRef('snapshot.document_id', '=', 'documents.id')
        .onRef('snapshot.version', '=', 'documents.published_version'),
    )
    .select(['snapshot.version', 'snapshot.records'])
    .where('documents.site_id', '=', siteId)
    .where('documents.id', '=', documentId)
    .executeTakeFirst();
  return row ?? null;
}

const CHANGE_COLUMNS = [
  'id',
  'document_id',
  'version',
  'author_id',
  'author_name',
  'client_id',
  'name',
  'gesture_id',
  'operations',
  'inverse',
  'conflicts',
  'reverts',
  'at',
] as const;

/** A logged change with the client that sent it. */
export interface SentChange {
  readonly logged: LoggedChange;
  readonly clientId: string;
}

/** Changes after a version, in order. */
export async function changesSince(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
  version: number,
  limit = 100_000,
): Promise<readonly SentChange[]> {
  const rows = await db
    .selectFrom('document_changes')
    .select(CHANGE_COLUMNS)
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .where('version', '>', version)
    .orderBy('version')
    .limit(limit)
    .execute();
  return rows.map(sentChangeOf);
}

export async function findChange(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
  changeId: LoggedChange['id'],
): Promise<LoggedChange | null> {
  const row = await db
    .selectFrom('document_changes')
    .select(CHANGE_COLUMNS)
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .where('id', '=', changeId)
    .executeTakeFirst();
  return row === undefined ? null : sentChangeOf(row).logged;
}

/** The newest changes of one author, oldest first: what undo and redo are derived from. */
export async function ownChanges(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
  authorId: AccountId,
  limit: number,
): Promise<readonly LoggedChange[]> {
  const rows = await db
    .selectFrom('document_changes')
    .select(CHANGE_COLUMNS)
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .where('author_id', '=', authorId)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => sentChangeOf(row).logged).toReversed();
}

interface ChangeRow {
  readonly id: LoggedChange['id'];
  readonly document_id: DocumentId;
  readonly version: number;
  readonly author_id: AccountId | null;
  readonly author_name: string;
  readonly client_id: string;
  readonly name: string;
  readonly gesture_id: string;
  readonly operations: LoggedChange['operations'];
  readonly inverse: LoggedChange['inverse'];
  readonly conflicts: LoggedChange['conflicts'];
  readonly reverts: LoggedChange['reverts'] | null;
  readonly at: Date;
}

function sentChangeOf(row: ChangeRow): SentChange {
  return {
    clientId: row.client_id,
    logged: {
      id: row.id,
      documentId: row.document_id,
      version: row.version,
      authorId: row.author_id,
      authorName: row.author_name,
      name: row.name,
      gestureId: row.gesture_id,
      operations: row.operations,
      inverse: row.inverse,
      conflicts: row.conflicts,
      ...(row.reverts ? { reverts: row.reverts } : {}),
      at: row.at.toISOString(),
    },
  };
}

/** Documents that show a file: by the id of an image, or the address of a linked file. */
export async function listFileUses(
  db: Db,
  siteId: SiteId,
  files: readonly string[],
): Promise<
  readonly { readonly documentId: DocumentId; readonly stage: 'draft' | 'live'; readonly file: string }[]
> {
  if (files.length === 0) return [];
  return db
    .selectFrom('document_file_uses')
    .select(['document_id as documentId', 'stage', 'file'])
    .distinct()
    .where('site_id', '=', siteId)
    .where('file', 'in', [...files])
    .execute();
}
