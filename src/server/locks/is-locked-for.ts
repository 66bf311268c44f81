import type { FastifyRequest } from 'fastify';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { findEntryOfDocument } from '#server/content-entries/queries.ts';
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
  const { siteDocumentId } = await findSite(services.db, siteId);
  const entry = await findEntryOfDocument(services.db, siteId, 'live', documentId);
  const cookie = readHostCookie(services.config, request, UNLOCK_COOKIE);
  const unlocked = readUnlocked(services, siteId, locks, cookie);
  return [siteDocumentId, documentId, entry?.collectionId ?? null].some(
    (id) => id !== null && locks.has(id) && !unlocked.has(id),
  );
}
