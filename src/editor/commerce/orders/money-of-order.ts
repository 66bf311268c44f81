import type { Order } from '#contract/orders.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import { translate } from '#ui/translate.ts';
import type { OrderTotal } from './order-totals.tsx';

/** What came of an order, went back, or is open still; what is nothing is left out. */
export function moneyOfOrder(order: Order): readonly OrderTotal[] {
  const pending = order.refunds.reduce(
    (sum, { amount, status }) => (status === 'pending' ? sum + amount : sum),
    0,
  );
  const all: readonly OrderTotal[] = [
    { title: translate(words.moneyPaid), value: order.paid },
    { title: translate(words.moneyRefunded), value: order.refunded },
    { title: translate(words.moneyPending), value: pending },
    { title: translate(words.open), value: order.due, isSum: true },
    { title: translate(words.tooMuch), value: order.tooMuch, isSum: true },
  ];
  return all.filter(({ value }) => value > 0);
}
