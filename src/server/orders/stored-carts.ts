import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { placeOfAddress } from '#domain/pricing/place-of-address.ts';
import type { LineKind } from '#domain/pricing/pricing-input.ts';
import type { StoreProductType } from '#domain/products/product-types.ts';
import { isSamePlan } from '#domain/subscriptions/subscription-plan.ts';
import type { CartLine } from '#server/carts/load-cart-lines.ts';
import { priceStoredCart } from '#server/carts/price-stored-cart.ts';
import { holdCart } from '#server/carts/queries.ts';
import type { StoredCart } from '#server/carts/stored-cart.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { CartToOrder, HeldCart, PricedCartToOrder } from './cart-to-order.ts';

/** The carts of visitors, as orders are made of them. */
export const storedCarts: CartToOrder = {
  async hold(trx, siteId, cartId, now) {
    const cart = await holdCart(trx, siteId, cartId, now);
    return cart === null ? null : { ...cart, price: (buyer) => price(trx, siteId, cart, buyer) };
  },
  closing(trx, siteId, cartId, orderId, at) {
    const closed = { order_id: orderId, purchased_at: at };
    return [trx.updateTable('carts').set(closed).where('site_id', '=', siteId).where('id', '=', cartId)];
  },
};

async function price(
  trx: Transaction<Database>,
  siteId: SiteId,
  cart: StoredCart,
  { delivery, billing, email, isMember, isTest, now }: Parameters<HeldCart['price']>[0],
): Promise<PricedCartToOrder | null> {
  const found = await priceStoredCart(trx, siteId, cart.id, {
    now,
    delivery: delivery === null ? null : placeOfAddress(delivery),
    ...(billing === null ? {} : { billing: placeOfAddress(billing) }),
    customer: { email, isMember },
    isHeld: true,
    isTest,
    cart,
  });
  if (found === null) return null;
  const lines = found.lines.map(({ type, categories, ...line }) => ({
    ...line,
    ...(isOtherPlan(cart, line) ? { problem: { kind: 'gone' as const } } : {}),
    kind: LINE_KINDS[type],
    categoryIds: categories,
  }));
  const { priced, later, read } = found;
  const giftCards = priced.giftCardPayments.flatMap(({ id, amount }) =>
    found.giftCards.flatMap((card) => (card.id === id ? [{ ...card, amount }] : [])),
  );
  const begun = { lines, priced, giftCards, settings: read.rules.settings };
  const { begins: terms } = cart;
  if (terms === null) return begun;
  const price = later?.price ?? { lines: [], delivery: null, discounts: [] };
  const deliveryOptionId = priced.selectedShippingOption?.id ?? null;
  return { ...begun, begins: { terms, price, zone: read.rules.timeZone, deliveryOptionId } };
}

/** What a product is charged by was changed since its buyer was shown it (ORD-26). */
function isOtherPlan({ begins }: StoredCart, { plan }: Pick<CartLine, 'plan'>): boolean {
  return begins?.kind === 'product' && !isSamePlan(begins.plan, plan);
}

const LINE_KINDS: Readonly<Record<StoreProductType | 'donation', LineKind>> = {
  physical: 'physical',
  digital: 'digital',
  service: 'service',
  'gift-card': 'giftCard',
  donation: 'donation',
};
