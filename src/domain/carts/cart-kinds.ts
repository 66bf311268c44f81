import type { StoreProductType } from '#domain/products/product-types.ts';

/** What a cart is for. Only that of the shop is on the cart page and in the count (ORD-01). */
export const CART_KINDS = [
  'shop',
  'express',
  'subscription',
  'donation',
  'gift-card',
  'booking',
  'point-of-sale',
] as const;
export type CartKind = (typeof CART_KINDS)[number];

/** Whether something of a type goes into the cart of the shop; gift cards and donations have checkouts of their own (ORD-01). */
export function isForShopCart(type: StoreProductType | 'donation'): boolean {
  return type !== 'gift-card' && type !== 'donation';
}

/** Its codes are entered in the checkout, since it is on no cart page (ORD-55). */
export function takesCodesAtCheckout(kind: CartKind): boolean {
  return kind === 'subscription' || kind === 'express';
}

/** Cards pay for what the shop sells, and for no gift card, subscription or donation (ORD-123). */
export function takesGiftCards(kind: CartKind): boolean {
  return kind === 'shop' || kind === 'express';
}
