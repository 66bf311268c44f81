import { sql } from 'kysely';
import type { DocumentId, DocumentRecord, SiteId } from '#domain/documents/record.ts';
import type { CollectionType } from '#domain/collections/collection-registry.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import type { FileId } from '#domain/files/file-id.ts';
import type { Withheld } from '#domain/gating/withheld-documents.ts';
import { isListed } from '#server/content-entries/is-listed.ts';
import type { Db } from '#server/platform/database/database.ts';

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

export interface FileFacts {
  readonly mimeType: string;
  /** In bytes. */
  readonly size: number;
}

/** What feeds say of files: type and length, by id. */
export async function listFileFacts(
  db: Db,
  siteId: SiteId,
  fileIds: readonly FileId[],
): Promise<ReadonlyMap<string, FileFacts>> {
  if (fileIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('files')
    .select(['id', 'mime_type', 'size'])
    .where('site_id', '=', siteId)
    .where('id', 'in', fileIds)
    .execute();
  return new Map(rows.map((row) => [row.id, { mimeType: row.mime_type, size: row.size }]));
}

export interface SitemapRow {
  readonly documentId: DocumentId;
  readonly path: string;
  readonly updatedAt: Date;
  readonly image: ImageValue | null;
  /** Of a collection. */
  readonly collectionType: CollectionType | null;
  /** Of a product: its pictures besides the featured one. */
  readonly imagePaths: readonly string[] | null;
}

/** Addresses for search engines: live, switched on, indexable (FIND-35, FIND-36). */
export async function listIndexable(
  db: Db,
  siteId: SiteId,
  range: {
    readonly after: DocumentId | null;
    readonly limit: number;
    readonly except: Withheld;
  },
): Promise<readonly SitemapRow[]> {
  const all = indexable(db, siteId, range.except);
  const rest = range.after === null ? all : all.where('entry.document_id', '>', range.after);
  return rest
    .leftJoin('product_entries as product', (join) =>
      join
        .onRef('product.site_id', '=', 'entry.site_id')
        .onRef('product.stage', '=', 'entry.stage')
        .onRef('product.document_id', '=', 'entry.document_id'),
    )
    .select([
      'entry.document_id as documentId',
      'entry.path',
      'entry.updated_at as updatedAt',
      'entry.image',
      'entry.collection_type as collectionType',
      'product.image_paths as imagePaths',
    ])
    .orderBy('entry.document_id')
    .limit(range.limit)
    .execute();
}

function indexable(db: Db, siteId: SiteId, except: Withheld) {
  return (
    db
      .selectFrom('content_entries as entry')
      .where('entry.site_id', '=', siteId)
      .where('entry.stage', '=', 'live')
      .where('entry.is_enabled', '=', true)
      .where('entry.is_noindex', '=', false)
      .where('entry.is_listed', '=', true)
      .where('entry.workflow_state', '=', 'published')
      // Items of a collection that is switched off answer not found like the collection itself.
      .where(
        sql<boolean>`(entry.collection_id is null or entry.collection_id in (select c.document_id from content_entries c
        where c.site_id = ${siteId} and c.stage = 'live' and c.kind = 'collection' and c.is_enabled))`,
      )
      .where(isListed(except))
  );
}

/** The document of a preview link, while the link has not expired. */
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
