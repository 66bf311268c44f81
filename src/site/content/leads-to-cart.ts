import type { SiteShell } from './site-shell.ts';

/** Whether pages lead to the cart: a store page sells, and what is bought there does not go straight to the checkout (ORD-06, ORD-27). */
export function leadsToCart({ store }: SiteShell): boolean {
  return store != null && !store.expressCheckout;
}
