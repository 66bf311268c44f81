import { createToken, hashToken } from '#server/accounts/session-token.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '#server/platform/services.ts';
import { CART_COOKIE, setCartCookie } from './cart-cookie.ts';
import { hasCartOfSession } from './queries.ts';

/**
 * Tells a browser in which a member has just signed in that they have a cart, from whichever device: by the cookie that
 * pages look for before they show how much is in it and lead to the checkout (ORD-06, ORD-08). It opens nothing.
 * @param session the secret of the session that begins
 */
export async function markCartOfMember(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  siteId: SiteId,
  session: string,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<void> {
  if (request.cookies[CART_COOKIE] !== undefined) return;
  if (!(await hasCartOfSession(db, siteId, hashToken(session), now()))) return;
  setCartCookie(config, reply, createToken());
}
