import type { FastifyReply } from 'fastify';
import { timeOfId } from '#lib/id.ts';
import { hashToken, isToken } from '#server/accounts/session-token.ts';
import { setOwnCartCookie } from '#server/carts/own-cart.ts';
import { findCartByToken } from '#server/carts/queries.ts';
import { memberOf } from '#server/platform/http/caller.ts';
import { isShopClosed, sendClosedShop } from '#server/shop-pages/closed-shop.tsx';
import { leadTo } from '#server/shop-pages/send-shop-page.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { gonePage, usedPage } from './notice-pages.tsx';

/** As long as the secret of a subscription cart opens it (ORD-34). */
const TOKEN_LIFE_MS = 24 * 60 * 60 * 1000;

/**
 * `/checkout/subscribe?cartToken`: goes on to the checkout of that cart, whatever else lies in the cart of the shop. Without
 * a secret, and by one that is unknown, of another site or older than a day, there is nothing; by one that was used there is
 * nothing any more, and nothing is told of what was bought (COMM-50, ORD-33, ORD-34).
 */
export async function subscribePage(visit: ShopVisit): Promise<FastifyReply> {
  const { services, siteId, request, reply } = visit;
  const token = new URL(request.url, 'http://localhost').searchParams.get('cartToken') ?? '';
  const now = services.now();
  const cart = isToken(token)
    ? await findCartByToken(services.db, siteId, hashToken(token), now, 'own')
    : null;
  if (cart === null || cart.kind !== 'subscription') return gonePage(visit);
  if (cart.isPurchased) return usedPage(visit);
  // That of a member is theirs alone, as long as they are signed in (ORD-08).
  const isOwn = cart.memberId === null || cart.memberId === memberOf(request.caller)?.memberId;
  if (!isOwn || timeOfId(cart.id) <= now - TOKEN_LIFE_MS) return gonePage(visit);
  if (await isShopClosed(visit)) return sendClosedShop(visit, 'alone');
  setOwnCartCookie(services.config, reply, token);
  return leadTo(visit, '/checkout');
}
