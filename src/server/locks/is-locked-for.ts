import type { FastifyRequest } from 'fastify';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { findEntryOfDocument } from '#server/content-entries/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { readHostCookie } from '#server/platform/http/host-cookies.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';
import { listLocks } from './content-locks.ts';
import { readUnlocked, UNLOCK_COOKIE } from './unlock-cookie.ts';

/** Whether a visitor has yet to give a password to see what stands in a document: its own, that of its collection or of the site. */
export async function isLockedFor(
  services: Services,
  siteId: SiteId,
  documentId: DocumentId,
  request: FastifyRequest,
): Promise<boolean> {
  const locks = await listLocks(services.db, siteId);
  if (locks.size === 0) return false;
  const cookie = readHostCookie(services.config, request, UNLOCK_COOKIE);
  const unlocked = readUnlocked(services, siteId, locks, cookie);
  const above = await documentsAbove(services.db, siteId, documentId);
  return above.some((id) => locks.has(id) && !unlocked.has(id));
}

/** Whether a password is asked for before what stands in a document. */
export async function isLocked(db: Db, siteId: SiteId, documentId: DocumentId): Promise<boolean> {
  const locks = await listLocks(db, siteId);
  if (locks.size === 0) return false;
  return (await documentsAbove(db, siteId, documentId)).some((id) => locks.has(id));
}

/** Those whose password covers a document: the site, itself, its collection. */
async function documentsAbove(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
): Promise<readonly DocumentId[]> {
  const { siteDocumentId } = await findSite(db, siteId);
  const entry = await findEntryOfDocument(db, siteId, 'live', documentId);
  return [siteDocumentId, documentId, entry?.collectionId ?? null].filter((id) => id !== null);
}
