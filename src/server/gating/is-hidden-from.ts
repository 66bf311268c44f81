import type { FastifyRequest } from 'fastify';
import type { DocumentId, RecordId } from '#domain/documents/record.ts';
import { isLockedFor } from '#server/locks/is-locked-for.ts';
import type { SiteScope } from '#server/platform/http/site-scope.ts';
import type { Services } from '#server/platform/services.ts';
import { isGatedFor } from './is-gated-for.ts';

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
