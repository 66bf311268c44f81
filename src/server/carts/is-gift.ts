import type { StoredCart } from './stored-cart.ts';

/** Whether something is given with a cart, once or again and again: donors are asked less than buyers (ORD-35, ORD-128). */
export function isGift({ kind, begins }: Pick<StoredCart, 'kind' | 'begins'>): boolean {
  return kind === 'donation' || begins?.kind === 'donation';
}
