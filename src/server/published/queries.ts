import { sql } from 'kysely';
import type { DocumentId, DocumentRecords, SiteId } from '#domain/documents/record.ts';
import type { ImageValue } from '#domain/media/image-value.ts';
import type { ShownComment } from '#site/collections/post-comments.tsx';
import type { FileId } from '#server/files/stored-file.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface TargetRow {
  readonly documentId: string;
  readonly path: string;
  readonly title: string;
}

/** Paths and menu titles of documents that visitors can reach, for links and navigation. */
export async function listLinkTargets(
  db: Db,
  siteId: SiteId,
  documentIds: readonly string[],
): Promise<readonly TargetRow[]> {
  if (documentIds.length === 0) return [];
  return db
    .selectFrom('content_entries as entry')
    .innerJoin('documents as document', (join) =>
      join.onRef('document.site_id', '=', 'entry.site_id').onRef('document.id', '=', 'entry.document_id'),
    )
    .innerJoin('document_snapshots as snapshot', (join) =>
      join
        .onRef('snapshot.site_id', '=', 'document.site_id')
        .onRef('snapshot.document_id', '=', 'document.id')
        .onRef('snapshot.version', '=', 'document.published_version'),
    )
    .select([
      'entry.document_id as documentId',
      'entry.path',
      sql<string>`coalesce(nullif(snapshot.records #>> '{settings,navigationTitle}', ''), entry.title)`.as(
        'title',
      ),
    ])
    .where('entry.site_id', '=', siteId)
    .where('entry.stage', '=', 'live')
    .where('entry.document_id', 'in', documentIds as readonly DocumentId[])
    .where('entry.is_enabled', '=', true)
    .where('entry.workflow_state', '=', 'published')
    .execute();
}

/** What visitors get of several documents, in one round. */
export async function listPublished(
  db: Db,
  siteId: SiteId,
  documentIds: readonly DocumentId[],
): Promise<ReadonlyMap<string, DocumentRecords>> {
  if (documentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('documents')
    .innerJoin('document_snapshots as snapshot', (join) =>
      join
        .onRef('snapshot.site_id', '=', 'documents.site_id')
        .onRef('snapshot.document_id', '=', 'documents.id')
        .onRef('snapshot.version', '=', 'documents.published_version'),
    )
    .select(['documents.id', 'snapshot.records'])
    .where('documents.site_id', '=', siteId)
    .where('documents.id', 'in', documentIds)
    .execute();
  return new Map(rows.map((row) => [row.id, row.records]));
}

export interface FileFacts {
  readonly mimeType: string;
  /** In bytes. */
  readonly size: number;
}

/** What feeds say of files: type and length, by id. */
export async function listFileFacts(
  db: Db,
  siteId: SiteId,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, FileFacts>> {
  if (fileIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('files')
    .select(['id', 'mime_type', 'size'])
    .where('site_id', '=', siteId)
    .where('id', 'in', fileIds as readonly FileId[])
    .execute();
  return new Map(rows.map((row) => [row.id, { mimeType: row.mime_type, size: Number(row.size) }]));
}

/** The published items before and after one, in the order of their list. */
export async function findNeighbours(
  db: Db,
  siteId: SiteId,
  collectionId: DocumentId,
  documentId: DocumentId,
): Promise<{ readonly previous: TargetRow | null; readonly next: TargetRow | null }> {
  const find = async (direction: 'older' | 'newer'): Promise<TargetRow | null> => {
    const row = await db
      .selectFrom('content_entries as entry')
      .innerJoin('content_entries as own', (join) =>
        join
          .onRef('own.site_id', '=', 'entry.site_id')
          .onRef('own.stage', '=', 'entry.stage')
          .on('own.document_id', '=', documentId),
      )
      .select(['entry.document_id as documentId', 'entry.path', 'entry.title'])
      .where('entry.site_id', '=', siteId)
      .where('entry.stage', '=', 'live')
      .where('entry.collection_id', '=', collectionId)
      .where('entry.workflow_state', '=', 'published')
      .where(
        direction === 'older'
          ? sql<boolean>`(entry.listed_at, entry.document_id) < (own.listed_at, own.document_id)`
          : sql<boolean>`(entry.listed_at, entry.document_id) > (own.listed_at, own.document_id)`,
      )
      .orderBy('entry.listed_at', direction === 'older' ? 'desc' : 'asc')
      .orderBy('entry.document_id', direction === 'older' ? 'desc' : 'asc')
      .limit(1)
      .executeTakeFirst();
    return row ?? null;
  };
  const [previous, next] = await Promise.all([find('older'), find('newer')]);
  return { previous, next };
}

export interface SitemapRow {
  readonly documentId: string;
  readonly path: string;
  readonly updatedAt: Date;
  readonly image: ImageValue | null;
}

/** Addresses for search engines: live, switched on, indexable (FIND-35, FIND-36). */
export async function listIndexable(
  db: Db,
  siteId: SiteId,
  range: { readonly offset: number; readonly limit: number; readonly except: readonly string[] },
): Promise<readonly SitemapRow[]> {
  return indexable(db, siteId, range.except)
    .select(['document_id as documentId', 'path', 'updated_at as updatedAt', 'image'])
    .orderBy('document_id')
    .offset(range.offset)
    .limit(range.limit)
    .execute();
}

export async function countIndexable(db: Db, siteId: SiteId, except: readonly string[]): Promise<number> {
  const { count } = await indexable(db, siteId, except)
    .select(sql<string>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function indexable(db: Db, siteId: SiteId, except: readonly string[]) {
  return (
    db
      .selectFrom('content_entries')
      .where('site_id', '=', siteId)
      .where('stage', '=', 'live')
      .where('is_enabled', '=', true)
      .where('is_noindex', '=', false)
      .where('workflow_state', '=', 'published')
      // Items of a collection that is switched off answer not found like the collection itself.
      .where(
        sql<boolean>`(collection_id is null or exists (select from content_entries c where c.site_id = content_entries.site_id
        and c.stage = 'live' and c.document_id = content_entries.collection_id and c.is_enabled))`,
      )
      .$if(except.length > 0, (query) =>
        query.where('document_id', 'not in', except as readonly DocumentId[]),
      )
  );
}

/** The document a preview link shows, while the link has not expired. */
export async function findPreviewedDocument(
  db: Db,
  siteId: SiteId,
  tokenHash: Buffer,
  now: number,
): Promise<DocumentId | null> {
  const row = await db
    .selectFrom('preview_links')
    .select('document_id')
    .where('site_id', '=', siteId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  return row?.document_id ?? null;
}

/** Comments a page shows at most; what is beyond is not lost, only not shown. */
const MAX_SHOWN_COMMENTS = 500;

/** The approved comments of an item, oldest first (COMT-06, COMT-07); what other sites pinged is not among them. */
export async function listApprovedComments(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
): Promise<readonly ShownComment[]> {
  const rows = await db
    .selectFrom('item_comments')
    .select(['id', 'parent_id', 'author_name', 'body', 'created_at'])
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .where('state', '=', 'approved')
    .where('kind', '=', 'comment')
    .orderBy('created_at')
    .orderBy('id')
    .limit(MAX_SHOWN_COMMENTS)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    parentId: row.parent_id,
    authorName: row.author_name,
    text: row.body,
    writtenAt: row.created_at?.toISOString() ?? null,
  }));
}
