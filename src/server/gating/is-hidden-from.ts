import type { FastifyRequest } from 'fastify';
import type { DocumentId, RecordId, SiteId } from '#domain/documents/record.ts';
import { ANY_VISITOR } from '#domain/gating/site-access.ts';
import { isLocked, isLockedFor } from '#server/locks/is-locked-for.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { SiteScope } from '#server/platform/http/site-scope.ts';
import type { Services } from '#server/platform/services.ts';
import { isGatedFor, isGatedForViewer } from './is-gated-for.ts';

/**
 * Whether whoever sends this request does not see a block: its page asks for a password that was not given, or is for
 * others. What they send by the block is not taken, and no answer tells what stands in it (MEMB-38, MEMB-61).
 */
export async function isHiddenFrom(
  services: Services,
  site: SiteScope,
  { documentId, blockId }: { readonly documentId: DocumentId; readonly blockId: RecordId },
  request: FastifyRequest,
): Promise<boolean> {
  const isContributor = site.host === 'app' && request.caller.isOfSite;
  if (!isContributor && (await isLockedFor(services, site.siteId, documentId, request))) return true;
  return isGatedFor(services, site, { documentId, blockId }, request);
}

/** Whether every visitor sees a block of a live document: nobody has to be asked who they are. */
export async function isForAll(
  db: Db,
  siteId: SiteId,
  { documentId, blockId }: { readonly documentId: DocumentId; readonly blockId: RecordId },
): Promise<boolean> {
  if (await isLocked(db, siteId, documentId)) return false;
  return !(await isGatedForViewer(db, siteId, { documentId, blockId }, ANY_VISITOR));
}
