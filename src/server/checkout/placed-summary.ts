import { balanceDue } from '#domain/orders/balance.ts';
import { deliveryPrice } from '#domain/orders/delivery-price.ts';
import type { StoredOrder } from '#server/orders/queries.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { orderSummary } from './order-summary.ts';

/** What an order has come to, and what of it a gift card left to pay. */
export function placedSummary({ translate }: ShopVisit, order: StoredOrder) {
  const { lines, subtotal, discounts, taxes, total, currency, deliveryOption } = order;
  const due = order.state === 'canceled' ? 0 : balanceDue(order);
  return orderSummary(
    translate,
    {
      currency,
      lines,
      subtotal,
      discounts,
      ...(deliveryOption === null
        ? {}
        : { delivery: { name: deliveryOption.name, amount: deliveryPrice(order) } }),
      taxes,
      isMembership: order.begins?.terms.kind === 'membership',
      isTaxWithin: order.taxIncluded,
      total,
      giftCards: order.giftCards,
      ...(due === 0 ? {} : { due }),
    },
    null,
  );
}
