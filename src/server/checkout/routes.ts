import { getCart } from '#contract/carts.ts';
import { siteTranslator } from '#messages/site-translator.ts';
import { cartOfRequest } from '#server/carts/cart-of-request.ts';
import { priceStoredCart } from '#server/carts/price-stored-cart.ts';
import { findOptionValues } from '#server/carts/queries.ts';
import { withPreparedStatements } from '#server/platform/database/prepared-statements.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { headOf, sentCart } from './cart-facade.ts';
import { checkoutSecretHash } from './checkout-cookie.ts';
import { findCheckout } from './queries.ts';

/** What published pages ask about a cart and its checkout. */
export const checkoutRoutes: readonly Route[] = [
  implement(getCart, ({ services, site: { siteId }, request, query }) =>
    withPreparedStatements(async () => {
      const { config, db, now } = services;
      const cart = await cartOfRequest(services, siteId, request);
      if (cart === null) return {};
      if (cart.isPurchased) return headOf(cart, siteId);
      const found = await priceStoredCart(db, siteId, cart.id, { now: now() });
      if (found === null) return {};
      const secretHash = checkoutSecretHash(config, request);
      const key = { siteId, cartId: cart.id };
      return sentCart(found, {
        siteId,
        optionValues: await findOptionValues(
          db,
          siteId,
          found.lines.map(({ variantId }) => variantId),
        ),
        isOwnCheckout:
          secretHash !== null && (await findCheckout(db, { ...key, secretHash }, now())) !== null,
        translate: siteTranslator(query.language),
      });
    }),
  ),
];
