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
