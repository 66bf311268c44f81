import type { ShownProduct } from '#domain/products/shown-product.ts';
import { cart } from '#messages/en/cart.ts';
import { subscriptionPlans } from '#messages/en/subscription-plans.ts';
import type { Message } from '#messages/message.ts';

/** What the button of a product does: it subscribes, goes straight to the checkout, or puts into the cart (COMM-50, ORD-27). */
export function buyWords({ plan, isExpress }: ShownProduct): Message {
  if (plan !== undefined) return subscriptionPlans.subscribe;
  return isExpress ? cart.buyNow : cart.add;
}
