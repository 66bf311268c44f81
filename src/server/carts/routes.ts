import { getCartCount } from '#contract/carts.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { cartOfRequest } from './cart-of-request.ts';
import { loadCartLines } from './load-cart-lines.ts';

/** What published pages ask about the cart. */
export const cartRoutes: readonly Route[] = [
  implement(getCartCount, async ({ services, site: { siteId }, request }) => {
    const cart = await cartOfRequest(services, siteId, request);
    const lines = cart === null || cart.isPurchased ? [] : await loadCartLines(services.db, siteId, cart.id);
    // As the facade counts them: what can be bought (COMM-70, ORD-10).
    return { count: lines.reduce((sum, { pieces, isBlocked }) => sum + (isBlocked ? 0 : pieces), 0) };
  }),
];
