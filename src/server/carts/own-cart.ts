import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteId } from '#domain/documents/record.ts';
import { hashToken, isToken } from '#server/accounts/session-token.ts';
import { memberOf } from '#server/platform/http/caller.ts';
import { clearHostCookie, readHostCookie, setHostCookie } from '#server/platform/http/host-cookies.ts';
import type { Services } from '#server/platform/services.ts';
import { findCartByToken } from './queries.ts';
import type { StoredCart } from './stored-cart.ts';

/** The secret of a cart that is not the shop's: express, or a donation. No script needs it (ORD-01, ORD-27). */
const OWN_CART_COOKIE = 'own-cart';
const LIFE_S = 24 * 60 * 60;

type Config = Services['config'];

/** Gives the browser the secret of the cart that it goes to the checkout with. */
export function setOwnCartCookie(config: Config, reply: FastifyReply, token: string): void {
  setHostCookie(config, reply, { name: OWN_CART_COOKIE, value: token, maxAgeS: LIFE_S });
}

/** From here on the checkout is that of the shop's cart again. */
export function leaveOwnCart(config: Config, request: FastifyRequest, reply: FastifyReply): void {
  if (readHostCookie(config, request, OWN_CART_COOKIE) !== null)
    clearHostCookie(config, reply, OWN_CART_COOKIE);
}

/** The cart of another kind that who asks came with, also one that was bought; null where they came from the shop's cart. */
export async function ownCartOf(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  siteId: SiteId,
  request: FastifyRequest,
): Promise<StoredCart | null> {
  const token = readHostCookie(config, request, OWN_CART_COOKIE);
  if (token === null || !isToken(token)) return null;
  const cart = await findCartByToken(db, siteId, hashToken(token), now(), 'own');
  // After the sign-out the cart of a member opens no more (ORD-08).
  const isOwn =
    cart === null || cart.memberId === null || cart.memberId === memberOf(request.caller)?.memberId;
  return isOwn ? cart : null;
}
