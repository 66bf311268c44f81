import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { keptByRevision, type KeptByRevision } from '#server/sites/kept-by-revision.ts';

/** A password that a document asks for. */
export interface ContentLock {
  readonly documentId: DocumentId;
  readonly passwordHash: string;
  /** Another with each password. */
  readonly keyId: string;
}

/** The locks of a site by document; that of the whole site is under the site's own document. */
export type ContentLocks = ReadonlyMap<DocumentId, ContentLock>;

/** Keeps the locks of sites. */
export type LockStore = KeptByRevision<ContentLocks>;

export function createLockStore(db: Db): LockStore {
  return keptByRevision((siteId) => listLocks(db, siteId));
}

export async function listLocks(db: Db, siteId: SiteId): Promise<ContentLocks> {
  const rows = await db
    .selectFrom('content_locks')
    .select(['document_id as documentId', 'password_hash as passwordHash', 'key_id as keyId'])
    .where('site_id', '=', siteId)
    .execute();
  return new Map(rows.map((row) => [row.documentId, row]));
}

/** Whether a document asks for a password of its own. */
export async function isLocked(db: Db, siteId: SiteId, documentId: DocumentId): Promise<boolean> {
  const row = await db
    .selectFrom('content_locks')
    .select('document_id')
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return row !== undefined;
}
