import { cartOfRequest } from '#server/carts/cart-of-request.ts';
import { ownCartOf } from '#server/carts/own-cart.ts';
import type { StoredCart } from '#server/carts/stored-cart.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';

/** The cart that is checked out: the one of another kind that the buyer came with, else that of the shop (ORD-01, ORD-27). */
export async function checkoutCart({ services, siteId, request }: ShopVisit): Promise<StoredCart | null> {
  const own = await ownCartOf(services, siteId, request);
  if (own !== null && !own.isPurchased) return own;
  return cartOfRequest(services, siteId, request);
}

/** The carts that a form of the checkout may have been sent for, those that were bought meanwhile among them. */
export async function submittedCarts({
  services,
  siteId,
  request,
}: ShopVisit): Promise<readonly StoredCart[]> {
  const own = await ownCartOf(services, siteId, request);
  const shop = await cartOfRequest(services, siteId, request);
  return [own, shop].filter((cart) => cart !== null);
}
