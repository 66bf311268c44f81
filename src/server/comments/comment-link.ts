import { isId, type Id } from '#lib/id.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { isSignatureOf, signatureOf } from '#server/forms/signature.ts';
import type { Services } from '#server/platform/services.ts';

type SigningServices = Pick<Services, 'config'>;

/** The token by which a writer sees their own comment while it waits (COMT-16). */
export function signComment(services: SigningServices, siteId: SiteId, id: Id<'comment'>): string {
  return `${id}.${signatureOf(services, factsOf(siteId, id))}`;
}

/** The comment of a token; null where it is forged. */
export function readCommentToken(
  services: SigningServices,
  siteId: SiteId,
  token: string,
): Id<'comment'> | null {
  const [id = '', signature = ''] = token.split('.');
  if (!isId<'comment'>(id) || !isSignatureOf(services, factsOf(siteId, id), signature)) return null;
  return id;
}

function factsOf(siteId: SiteId, id: string): string {
  return `own-comment ${siteId} ${id}`;
}
