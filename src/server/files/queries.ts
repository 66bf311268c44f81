import { sql, type Selectable } from 'kysely';
import type { FileKind } from '#domain/files/file-kinds.ts';
import { fileNameKey } from '#domain/files/file-name.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { isId } from '#lib/id.ts';
import type { FileId } from '#domain/files/file-id.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CONTENT_DIGITS, type StoredFile } from './stored-file.ts';
import type { FilesTable } from './tables.ts';

/** A file of the site, also a protected one, or null. */
export async function findFile(db: Db, siteId: SiteId, fileId: FileId): Promise<StoredFile | null> {
  const row = await db
    .selectFrom('files')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', fileId)
    .executeTakeFirst();
  return row === undefined ? null : storedFileOf(row);
}

/** A public image of the site by its content, as its address names it, or by its id, as older addresses do; or null. */
export async function findImage(db: Db, siteId: SiteId, name: string): Promise<StoredFile | null> {
  if (isId<'file'>(name)) {
    const file = await findFile(db, siteId, name);
    return file?.kind === 'image' && file.access === 'public' ? file : null;
  }
  return findContent(db, siteId, 'image', name);
}

/** A public font of the site by its content, as its address names it; or null. */
export async function findFont(db: Db, siteId: SiteId, name: string): Promise<StoredFile | null> {
  const file = await findContent(db, siteId, 'document', name);
  return file?.mimeType === 'font/woff2' ? file : null;
}

async function findContent(db: Db, siteId: SiteId, kind: FileKind, name: string): Promise<StoredFile | null> {
  if (name.length !== CONTENT_DIGITS || !/^[0-9a-f]+$/.test(name)) return null;
  const row = await db
    .selectFrom('files')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .where('access', '=', 'public')
    .where('sha256', '>=', name)
    // Greater than every digit.
    .where('sha256', '<', `${name}g`)
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : storedFileOf(row);
}

/** The file of the site that has a name and a content, or null. */
export async function findSameFile(
  db: Db,
  siteId: SiteId,
  { name, sha256, access }: Pick<StoredFile, 'name' | 'sha256' | 'access'>,
): Promise<StoredFile | null> {
  const row = await db
    .selectFrom('files')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('sha256', '=', sha256)
    .where('name', '=', name)
    .where('access', '=', access)
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : storedFileOf(row);
}

/** The public file that has or had a name (LINK-65), or null. */
export async function findFileByName(db: Db, siteId: SiteId, name: string): Promise<StoredFile | null> {
  const row = await db
    .selectFrom('file_names')
    .innerJoin('files', (join) =>
      join.onRef('files.site_id', '=', 'file_names.site_id').onRef('files.id', '=', 'file_names.file_id'),
    )
    .selectAll('files')
    .where('file_names.site_id', '=', siteId)
    .where('file_names.name_key', '=', fileNameKey(name))
    .where('files.access', '=', 'public')
    .executeTakeFirst();
  return row === undefined ? null : storedFileOf(row);
}

export interface FileFilter {
  readonly search: string;
  readonly kind: FileKind | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** One page of the library, newest first. Every word of `search` has to stand in the name or the alternative text. */
export async function searchFiles(
  db: Db,
  siteId: SiteId,
  filter: FileFilter,
): Promise<{ readonly files: readonly StoredFile[]; readonly total: number }> {
  let query = db.selectFrom('files').where('site_id', '=', siteId);
  if (filter.kind !== undefined) query = query.where('kind', '=', filter.kind);
  for (const word of filter.search.split(/\s+/).filter((each) => each !== '')) {
    const pattern = `%${word.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
    query = query.where((where) =>
      where.or([where('name', 'ilike', pattern), where('alt', 'ilike', pattern)]),
    );
  }
  const { total } = await query.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize)
    .execute();
  return { files: rows.map(storedFileOf), total };
}

/** Whether a file of any site has this content: the only query that is not about a single site. */
export async function isContentUsed(db: Db, sha256: string): Promise<boolean> {
  const row = await db
    .selectFrom('files')
    .select('id')
    .where('sha256', '=', sha256)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Serialises storing and deleting equal content until the transaction ends. */
export async function lockContent(transaction: Db, sha256: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`file ${sha256}`}, 0))`.execute(transaction);
}

export function storedFileOf(row: Selectable<FilesTable>): StoredFile {
  return {
    siteId: row.site_id,
    id: row.id,
    name: row.name,
    kind: row.kind,
    mimeType: row.mime_type,
    size: row.size,
    sha256: row.sha256,
    dimensions: row.width === null || row.height === null ? null : { width: row.width, height: row.height },
    isAnimated: row.is_animated,
    alt: row.alt,
    access: row.access,
    createdAt: row.created_at.toISOString(),
  };
}
