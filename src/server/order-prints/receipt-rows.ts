import { balanceDue } from '#domain/orders/balance.ts';
import { deliveryPrice } from '#domain/orders/delivery-price.ts';
import { giftCardPayments } from '#messages/en/gift-card-payments.ts';
import { orderPrints } from '#messages/en/order-prints.ts';
import { shownLast4 } from '#server/carts/card-words.ts';
import { orderMoney } from '#server/orders/order-mail-facts.ts';
import type { StoredOrder } from '#server/orders/queries.ts';
import type { PrintWords } from './print-words.ts';

interface ReceiptRow {
  readonly title: string;
  readonly amount: string;
  readonly isSum: boolean;
}

/** What an order costs in the order in which it is computed, tax by rate, and what of it was paid (ORD-40, ORD-104). */
export function receiptRows(order: StoredOrder, { translate, rate }: PrintWords): readonly ReceiptRow[] {
  const row = (title: string, amount: number, isSum = false): ReceiptRow => ({
    title,
    amount: orderMoney(order, amount),
    isSum,
  });
  const due = order.state === 'canceled' ? 0 : balanceDue(order);
  const otherwise = order.giftCards.reduce((left, { amount }) => left - amount, order.paid);
  const tax = order.taxIncluded ? orderPrints.taxIncluded : orderPrints.tax;
  return [
    row(translate(orderPrints.subtotal), order.subtotal),
    ...order.discounts.map(({ title, code, amount }) =>
      row(code === null ? title : `${title} (${code})`, 0 - amount),
    ),
    ...(order.deliveryOption === null ? [] : [row(translate(orderPrints.shipping), deliveryPrice(order))]),
    ...order.taxes.map((each) =>
      row(translate(tax, { name: each.name, rate: rate(each.rate) }), each.amount),
    ),
    ...(order.isTaxExempt ? [row(translate(orderPrints.taxExempt), 0)] : []),
    row(translate(orderPrints.total), order.total, true),
    ...order.giftCards.map((card) =>
      row(translate(giftCardPayments.paidWith, { last4: shownLast4(card) }), card.amount),
    ),
    ...(otherwise > 0 ? [row(translate(orderPrints.paid), otherwise)] : []),
    ...(order.refunded > 0 ? [row(translate(orderPrints.refunded), order.refunded)] : []),
    ...(due > 0 ? [row(translate(orderPrints.open), due, true)] : []),
  ];
}
