import type { ShownProduct } from '#domain/products/shown-product.ts';
import { cart } from '#messages/en/cart.ts';
import { subscriptionPlans } from '#messages/en/subscription-plans.ts';
import type { Message } from '#messages/message.ts';

/** What the button of a product does: it subscribes, leads to the gift card checkout, goes straight to the checkout, or puts into the cart (COMM-50, COMM-54, ORD-27). */
export function buyWords({ plan, isExpress, productType }: ShownProduct): Message {
  if (productType === 'gift-card') return cart.buyGiftCard;
  if (plan !== undefined) return subscriptionPlans.subscribe;
  return isExpress ? cart.buyNow : cart.add;
}
