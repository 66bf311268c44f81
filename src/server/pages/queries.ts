import { sql } from 'kysely';
import type { WorkflowState } from '#domain/collections/collection-settings.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ContentEntry, Stage } from './content-entry.ts';
import { labelKey } from './project-entry.ts';

/** An entry with what the editor's lists need besides. */
export interface ListedEntry extends ContentEntry {
  readonly urlName: string;
  readonly version: number;
  readonly publishedVersion: number | null;
}

export interface EntryFilter {
  readonly kind?: ContentEntry['kind'];
  readonly collectionId?: DocumentId;
  /** Names as people write them; compared without regard to case. */
  readonly tag?: string;
  readonly category?: string;
  readonly state?: WorkflowState;
  readonly documentIds?: readonly DocumentId[];
  readonly path?: string;
  /** Pages and collections before items; otherwise by date alone. */
  readonly isPagesFirst?: boolean;
  /** Words that all occur in title, address, tags, categories or excerpt. */
  readonly search?: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** The entry at an address of a stage (`/about`); a slash at the end does not matter. */
export async function findEntryByPath(
  db: Db,
  siteId: SiteId,
  stage: Stage,
  path: string,
): Promise<ListedEntry | null> {
  const row = await entries(db, siteId, stage)
    .where('entry.path', '=', withoutSlash(path))
    .executeTakeFirst();
  return row === undefined ? null : entryOf(row);
}

export async function findEntryOfDocument(
  db: Db,
  siteId: SiteId,
  stage: Stage,
  documentId: DocumentId,
): Promise<ListedEntry | null> {
  const row = await entries(db, siteId, stage).where('entry.document_id', '=', documentId).executeTakeFirst();
  return row === undefined ? null : entryOf(row);
}

/** Entries of a stage, the newest date first, paged. */
export async function listEntries(
  db: Db,
  siteId: SiteId,
  stage: Stage,
  filter: EntryFilter,
): Promise<{ readonly entries: readonly ListedEntry[]; readonly total: number }> {
  let query = entries(db, siteId, stage);
  if (filter.kind !== undefined) query = query.where('entry.kind', '=', filter.kind);
  if (filter.collectionId !== undefined) query = query.where('entry.collection_id', '=', filter.collectionId);
  if (filter.state !== undefined) query = query.where('entry.workflow_state', '=', filter.state);
  if (filter.documentIds !== undefined) query = query.where('entry.document_id', 'in', filter.documentIds);
  if (filter.path !== undefined) query = query.where('entry.path', '=', withoutSlash(filter.path));
  if (filter.tag !== undefined) {
    query = query.where(sql<boolean>`entry.tag_keys @> array[${labelKey(filter.tag)}]::text[]`);
  }
  if (filter.category !== undefined) {
    query = query.where(sql<boolean>`entry.category_keys @> array[${labelKey(filter.category)}]::text[]`);
  }
  for (const word of searchWords(filter.search)) {
    query = query.where(sql<boolean>`entry.search_text like ${`%${escapeLike(word)}%`}`);
  }
  const { count } = await query
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  if (filter.isPagesFirst === true) query = query.orderBy(sql`entry.kind = 'item'`);
  const rows = await query
    .orderBy('entry.listed_at', 'desc')
    .orderBy('entry.document_id', 'desc')
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize)
    .execute();
  return { entries: rows.map(entryOf), total: count };
}

/** Where an old address leads, or null. An address of a page that is not live any more leads nowhere. */
export async function findRedirect(
  db: Db,
  siteId: SiteId,
  path: string,
): Promise<{ readonly to: string; readonly status: 301 | 302 } | null> {
  const row = await db
    .selectFrom('redirects')
    .leftJoin('content_entries as entry', (join) =>
      join
        .onRef('entry.site_id', '=', 'redirects.site_id')
        .onRef('entry.document_id', '=', 'redirects.document_id')
        .on('entry.stage', '=', 'live'),
    )
    .select(['redirects.status', sql<string | null>`coalesce(redirects.to_path, entry.path)`.as('to')])
    .where('redirects.site_id', '=', siteId)
    .where('redirects.from_path', '=', withoutSlash(path))
    .executeTakeFirst();
  return row === undefined || row.to === null ? null : { to: row.to, status: row.status };
}

/** `/about/` names the same as `/about`. */
export function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

function entries(db: Db, siteId: SiteId, stage: Stage) {
  return db
    .selectFrom('content_entries as entry')
    .innerJoin('documents as document', (join) =>
      join.onRef('document.site_id', '=', 'entry.site_id').onRef('document.id', '=', 'entry.document_id'),
    )
    .select([
      'entry.stage',
      'entry.document_id',
      'entry.kind',
      'entry.collection_id',
      'entry.collection_type',
      'entry.path',
      'entry.url_name',
      'entry.title',
      'entry.description',
      'entry.excerpt',
      'entry.author_name',
      'entry.image',
      'entry.tags',
      'entry.categories',
      'entry.workflow_state',
      'entry.publish_at',
      'entry.is_enabled',
      'entry.is_noindex',
      'entry.updated_at',
      'document.updated_at as changed_at',
      'document.version',
      'document.published_version',
    ])
    .where('entry.site_id', '=', siteId)
    .where('entry.stage', '=', stage);
}

type EntryRow = Awaited<ReturnType<ReturnType<typeof entries>['execute']>>[number];

function entryOf(row: EntryRow): ListedEntry {
  return {
    documentId: row.document_id,
    kind: row.kind,
    collectionId: row.collection_id,
    collectionType: row.kind === 'collection' ? (row.collection_type ?? 'blog') : null,
    path: row.path,
    urlName: row.url_name,
    title: row.title,
    description: row.description,
    excerpt: row.excerpt,
    authorName: row.author_name,
    image: row.image,
    tags: row.tags,
    categories: row.categories,
    workflowState: row.workflow_state,
    publishAt: row.publish_at?.toISOString() ?? null,
    isEnabled: row.is_enabled,
    isNoindex: row.is_noindex,
    updatedAt: (row.stage === 'draft' ? row.changed_at : row.updated_at).toISOString(),
    version: row.version,
    publishedVersion: row.published_version,
  };
}

function searchWords(search: string | undefined): readonly string[] {
  return (search ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 10);
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
