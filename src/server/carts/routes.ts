import { getCartCount, getProductStock } from '#contract/carts.ts';
import { isInStock, piecesLeft } from '#domain/products/stock.ts';
import { shownLowStock } from '#domain/store/store-settings.ts';
import { products } from '#messages/en/products.ts';
import { siteTranslator } from '#messages/site-translator.ts';
import { isGatedFor } from '#server/gating/is-gated-for.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { cartOfRequest } from './cart-of-request.ts';
import { countPieces } from './count-pieces.ts';
import { listLiveStock } from './live-stock.ts';
import { renewCartMark } from './renew-cart-mark.ts';

/** What published pages ask about the cart, and about what can be put into it. */
export const cartRoutes: readonly Route[] = [
  implement(getCartCount, async ({ services, site: { siteId }, request, reply }) => {
    const cart = await cartOfRequest(services, siteId, request);
    renewCartMark(services, { request, reply }, cart);
    return { count: cart === null || cart.isPurchased ? 0 : await countPieces(services.db, siteId, cart.id) };
  }),

  implement(getProductStock, async ({ services, site, request, query }) => {
    const { product: documentId, language } = query;
    if (await isGatedFor(services, site, { documentId }, request)) throw new CallError('not-found');
    const translate = siteTranslator(language);
    const [stock, settings] = await Promise.all([
      listLiveStock(services.db, site.siteId, documentId),
      loadStoreSettings(services.db, site.siteId),
    ]);
    const lowStock = shownLowStock(settings);
    return {
      variants: stock.map(({ id, ...counted }) => {
        const isThere = isInStock(counted);
        const left = piecesLeft(counted, lowStock);
        const text =
          left !== null
            ? translate(products.onlyLeft, { n: left })
            : translate(isThere ? products.inStock : products.soldOut);
        return { id, isInStock: isThere, text };
      }),
    };
  }),
];
