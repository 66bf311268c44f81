import { cartOfRequest } from '#server/carts/cart-of-request.ts';
import { expressCartOf } from '#server/carts/express-cart.ts';
import type { StoredCart } from '#server/carts/stored-cart.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';

/** The cart that is checked out: the express cart that the buyer came with, else that of the shop (ORD-01, ORD-27). */
export async function checkoutCart({ services, siteId, request }: ShopVisit): Promise<StoredCart | null> {
  const express = await expressCartOf(services, siteId, request);
  if (express !== null && !express.isPurchased) return express;
  return cartOfRequest(services, siteId, request);
}

/** The carts that a form of the checkout may have been sent for, those that were bought meanwhile among them. */
export async function submittedCarts({
  services,
  siteId,
  request,
}: ShopVisit): Promise<readonly StoredCart[]> {
  const express = await expressCartOf(services, siteId, request);
  const shop = await cartOfRequest(services, siteId, request);
  return [express, shop].filter((cart) => cart !== null);
}
