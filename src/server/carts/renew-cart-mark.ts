import type { FastifyReply, FastifyRequest } from 'fastify';
import { CART_LIFE_MS } from '#domain/carts/cart-limits.ts';
import { createToken, isToken } from '#server/accounts/session-token.ts';
import type { Services } from '#server/platform/services.ts';
import { CART_COOKIE, setCartCookie } from './cart-cookie.ts';
import type { StoredCart } from './stored-cart.ts';

/**
 * Has the mark of a member's cart last as long as the cart in the browser that asks for it: it may have been begun or
 * changed on another device (ORD-04, ORD-08). Of a guest's nothing changes by looking.
 */
export function renewCartMark(
  { config, now }: Pick<Services, 'config' | 'now'>,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  cart: StoredCart | null,
): void {
  if (cart === null || cart.memberId === null || cart.isPurchased) return;
  const held = request.cookies[CART_COOKIE];
  const token = held !== undefined && isToken(held) ? held : createToken();
  setCartCookie(config, reply, token, cart.changedAt.getTime() + CART_LIFE_MS - now());
}
