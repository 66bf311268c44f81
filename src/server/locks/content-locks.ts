import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';

/** A password that a document asks for. */
export interface ContentLock {
  readonly documentId: DocumentId;
  readonly passwordHash: string;
  /** Another with each password. */
  readonly keyId: string;
}

/** The locks of a site by document; that of the whole site is under the site's own document. */
export type ContentLocks = ReadonlyMap<DocumentId, ContentLock>;

export interface LockStore {
  load(site: { readonly id: SiteId; readonly revision: number }): Promise<ContentLocks>;
}

const MAX_SITES = 300;

/** Keeps the locks of sites by their revision, which every change of a password counts up. */
export function createLockStore(db: Db): LockStore {
  const kept = new Map<SiteId, { readonly revision: number; readonly locks: ContentLocks }>();
  return {
    async load({ id, revision }) {
      const known = kept.get(id);
      if (known?.revision === revision) return known.locks;
      const locks = await listLocks(db, id);
      kept.delete(id);
      kept.set(id, { revision, locks });
      for (const oldest of kept.keys()) {
        if (kept.size <= MAX_SITES) break;
        kept.delete(oldest);
      }
      return locks;
    },
  };
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
