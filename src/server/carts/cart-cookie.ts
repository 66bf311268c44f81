import type { FastifyReply, FastifyRequest } from 'fastify';
import { CART_LIFE_MS } from '#domain/carts/cart-limits.ts';
import { hashToken, isToken } from '#server/accounts/session-token.ts';
import { setReadableHostCookie } from '#server/platform/http/host-cookies.ts';
import type { Services } from '#server/platform/services.ts';

/** The secret of a cart, which scripts see, too: it opens lines, codes and totals only (ORD-04, ORD-05). */
export const CART_COOKIE = 'cart';

/** The hash of the secret that the browser holds; null where it holds none. */
export function cartTokenHash(request: FastifyRequest): Buffer | null {
  const token = request.cookies[CART_COOKIE];
  return token !== undefined && isToken(token) ? hashToken(token) : null;
}

/**
 * Gives the browser the secret for another 30 days: with each change of the cart, and never by looking at it (ORD-04).
 * @param lifeMs how long the cart lasts still, where it is not changed now
 */
export function setCartCookie(
  config: Services['config'],
  reply: FastifyReply,
  token: string,
  lifeMs: number = CART_LIFE_MS,
): void {
  const maxAgeS = Math.ceil(lifeMs / 1000);
  setReadableHostCookie(config, reply, { name: CART_COOKIE, value: token, maxAgeS });
}
