import { sql } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { errorDetails } from '#messages/en/interface/error-details.ts';
import { fill } from '#messages/message.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Stage } from './content-entry.ts';

/**
 * The address of an entry: below its collection's for an item; where the collection is not live, below that of its
 * draft. The collection is locked until the transaction ends, so that nothing is put below an address it is about to
 * lose.
 */
export async function entryPath(
  db: Db,
  siteId: SiteId,
  stage: Stage,
  urlName: string,
  collectionId: DocumentId | null,
): Promise<string> {
  if (collectionId === null) return `/${urlName}`;
  const collection = await db
    .selectFrom('content_entries')
    .select('path')
    .where('site_id', '=', siteId)
    .where('document_id', '=', collectionId)
    .where('stage', 'in', ['draft', stage])
    .orderBy(sql`stage = ${stage}`, 'desc')
    .limit(1)
    .forShare()
    .executeTakeFirst();
  return `${collection?.path ?? `/${collectionId}`}/${urlName}`;
}

/** Throws `url-taken` where another entry of the stage has the address. */
export async function refuseTakenPath(
  db: Db,
  siteId: SiteId,
  stage: Stage,
  path: string,
  documentId: DocumentId,
): Promise<void> {
  const other = await db
    .selectFrom('content_entries')
    .select('title')
    .where('site_id', '=', siteId)
    .where('stage', '=', stage)
    .where('path', '=', path)
    .where('document_id', '<>', documentId)
    .executeTakeFirst();
  if (other !== undefined) throw urlTaken(path, other.title);
}

export function urlTaken(path: string, title: string): CallError {
  return new CallError('url-taken', {
    urlName: path.slice(1),
    title: title === '' ? errorDetails.anotherPage : fill(errorDetails.quoted, { title }),
  });
}

/** Addresses of the draft stage with this prefix: to find a free number in one query. */
export async function takenPaths(
  db: Db,
  siteId: SiteId,
  path: string,
  exceptDocumentId: DocumentId | null = null,
): Promise<ReadonlySet<string>> {
  const all = db
    .selectFrom('content_entries')
    .select('path')
    .where('site_id', '=', siteId)
    .where('stage', '=', 'draft')
    .where(sql<boolean>`(path = ${path} or starts_with(path, ${`${path}-`}))`);
  const others = exceptDocumentId === null ? all : all.where('document_id', '<>', exceptDocumentId);
  const rows = await others.execute();
  return new Set(rows.map((row) => row.path));
}
