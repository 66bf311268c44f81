import { placeOfAddress } from '#domain/pricing/place-of-address.ts';
import type { LineKind } from '#domain/pricing/pricing-input.ts';
import type { StoreProductType } from '#domain/products/product-types.ts';
import { lockCart } from '#server/carts/lock-cart.ts';
import { priceStoredCart } from '#server/carts/price-stored-cart.ts';
import { findCart } from '#server/carts/queries.ts';
import type { CartToOrder } from './cart-to-order.ts';

/** The carts of visitors, as orders are made of them. */
export const storedCarts: CartToOrder = {
  async hold(trx, siteId, cartId, now) {
    if ((await lockCart(trx, siteId, cartId, now)) === 'none') return null;
    return findCart(trx, siteId, cartId);
  },
  async price(trx, siteId, cartId, { delivery, billing, email, isMember, now }) {
    const found = await priceStoredCart(trx, siteId, cartId, {
      now,
      delivery: delivery === null ? null : placeOfAddress(delivery),
      ...(billing === null ? {} : { billing: placeOfAddress(billing) }),
      customer: { email, isMember },
      isHeld: true,
    });
    if (found === null) return null;
    const lines = found.lines.map(({ type, categories, ...line }) => ({
      ...line,
      kind: LINE_KINDS[type],
      categoryIds: categories,
    }));
    return { lines, priced: found.priced };
  },
  async close(trx, siteId, cartId, orderId, at) {
    await trx
      .updateTable('carts')
      .set({ order_id: orderId, purchased_at: at })
      .where('site_id', '=', siteId)
      .where('id', '=', cartId)
      .execute();
  },
};

const LINE_KINDS: Readonly<Record<StoreProductType, LineKind>> = {
  physical: 'physical',
  digital: 'digital',
  service: 'service',
  'gift-card': 'giftCard',
};
