import type { FastifyInstance } from 'fastify';
import { cartOfRequest } from '#server/carts/cart-of-request.ts';
import { releaseCart } from '#server/orders/paying/release-order.ts';
import { callsWithin } from '#server/platform/network/calls-within.ts';
import type { Services } from '#server/platform/services.ts';
import { PROVIDER_WAIT_MS } from '#server/shop-pages/shop-visit.ts';

/**
 * Who is back at the cart without having paid goes on with it: what was reserved for them comes back before the page of the
 * cart is made, which itself knows nothing of orders (ORD-87).
 */
export function endPaymentsAtCart(app: FastifyInstance, services: Services): void {
  app.addHook('preHandler', async (request) => {
    const { method, routeOptions, site } = request;
    if (method !== 'GET' || routeOptions.url !== '/cart' || site?.host !== 'public') return;
    const cart = await cartOfRequest(services, site.siteId, request);
    if (cart === null || cart.isPurchased) return;
    const callProvider = callsWithin(services.callService, services.elapsed, PROVIDER_WAIT_MS);
    await releaseCart(services, site.siteId, cart.id, callProvider);
  });
}
