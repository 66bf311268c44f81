import { sql } from 'kysely';
import type { DocumentId, DocumentRecord, DocumentRecords, SiteId } from '#domain/documents/record.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import type { ShownComment } from '#site/content/shown-comment.ts';
import type { FileId } from '#server/files/stored-file.ts';
import type { Stage } from '#server/pages/content-entry.ts';
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
  stage: Stage = 'live',
): Promise<readonly TargetRow[]> {
  if (documentIds.length === 0) return [];
  return db
    .selectFrom('content_entries as entry')
    .select([
      'entry.document_id as documentId',
      'entry.path',
      sql<string>`coalesce(nullif(entry.navigation_title, ''), entry.title)`.as('title'),
    ])
    .where('entry.site_id', '=', siteId)
    .where('entry.stage', '=', stage)
    .where('entry.document_id', 'in', documentIds as readonly DocumentId[])
    .where('entry.is_enabled', '=', true)
    .where('entry.workflow_state', '=', 'published')
    .execute();
}

/** The settings of a site as they are drafted; null while it has none. */
export async function findDraftedSettings(db: Db, siteId: SiteId): Promise<DocumentRecord | null> {
  const row = await db
    .selectFrom('sites')
    .innerJoin('document_records as settings', (join) =>
      join
        .onRef('settings.site_id', '=', 'sites.id')
        .onRef('settings.document_id', '=', 'sites.site_document_id')
        .on('settings.record_id', '=', 'settings'),
    )
    .select('settings.record')
    .where('sites.id', '=', siteId)
    .executeTakeFirst();
  return row?.record ?? null;
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
  return new Map(rows.map((row) => [row.id, { mimeType: row.mime_type, size: row.size }]));
}

/** The published items before and after one, in the order of their list; a draft's place is that of its own date. */
export async function findNeighbours(
  db: Db,
  siteId: SiteId,
  collectionId: DocumentId,
  documentId: DocumentId,
  stage: Stage = 'live',
): Promise<{ readonly previous: TargetRow | null; readonly next: TargetRow | null }> {
  const find = async (direction: 'older' | 'newer'): Promise<TargetRow | null> => {
    const row = await db
      .selectFrom('content_entries as entry')
      .innerJoin('content_entries as own', (join) =>
        join
          .onRef('own.site_id', '=', 'entry.site_id')
          .on('own.stage', '=', stage)
          .on('own.document_id', '=', documentId),
      )
      .select(['entry.document_id as documentId', 'entry.path', 'entry.title'])
      .where('entry.site_id', '=', siteId)
      .where('entry.stage', '=', 'live')
      .where('entry.document_id', '!=', documentId)
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
  range: { readonly after: string | null; readonly limit: number; readonly except: readonly string[] },
): Promise<readonly SitemapRow[]> {
  const { after } = range;
  return indexable(db, siteId, range.except)
    .select(['document_id as documentId', 'path', 'updated_at as updatedAt', 'image'])
    .$if(after !== null, (query) => query.where('document_id', '>', after as DocumentId))
    .orderBy('document_id')
    .limit(range.limit)
    .execute();
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
        sql<boolean>`(collection_id is null or collection_id in (select c.document_id from content_entries c
        where c.site_id = ${siteId} and c.stage = 'live' and c.kind = 'collection' and c.is_enabled))`,
      )
      .$if(except.length > 0, (query) =>
        query
          .where('document_id', 'not in', except as readonly DocumentId[])
          .where((where) =>
            where.or([
              where('collection_id', 'is', null),
              where('collection_id', 'not in', except as readonly DocumentId[]),
            ]),
          ),
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
