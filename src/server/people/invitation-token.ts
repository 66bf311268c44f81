import type { SiteId } from '#domain/documents/record.ts';
import { isId } from '#lib/id.ts';
import { createToken, hashToken, isToken } from '#server/accounts/session-token.ts';

/** An id, then a secret. */
const TOKEN = /^([0-9a-f]{24})([\w-]{43})$/;

/** The secret of an invitation or of an offer to take a site over, as it stands in a link: the site comes first, since its rows are found by it. */
export function createInvitationToken(siteId: SiteId): { readonly token: string; readonly hash: Buffer } {
  const secret = createToken();
  return { token: siteId + secret, hash: hashToken(secret) };
}

/** The site and the stored form of a secret; null for a text that cannot be one. */
export function parseInvitationToken(
  token: string,
): { readonly siteId: SiteId; readonly hash: Buffer } | null {
  const [, siteId = '', secret = ''] = TOKEN.exec(token) ?? [];
  return isId<'site'>(siteId) && isToken(secret) ? { siteId, hash: hashToken(secret) } : null;
}
