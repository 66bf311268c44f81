import type { Order } from '#contract/orders.ts';
import { giftCardScreens } from '#messages/en/interface/gift-card-screens.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import { translate } from '#ui/translate.ts';
import { moneyOf, shownLast4 } from './order-words.ts';
import styles from './orders.module.css';

/** What an order was paid with, a line each. */
export function OrderMethods({ order }: { readonly order: Order }) {
  const money = (amount: number) => moneyOf(amount, order.currency);
  return order.methods.map((method, place) => (
    <p key={place} className={styles['muted']}>
      {methodText(method, money, order.methods.length > 1)}
    </p>
  ));
}

/** By what was paid, and how much where it was paid by several. */
function methodText(
  { brand, last4, amount }: Order['methods'][number],
  money: (amount: number) => string,
  isOneOfSeveral: boolean,
): string {
  if (brand === 'gift-card') {
    return translate(giftCardScreens.paidWithCard, { last4: shownLast4(last4), amount: money(amount) });
  }
  const method = `\u2066${brand} ···· ${last4}\u2069`;
  return isOneOfSeveral
    ? translate(giftCardScreens.paidWithMethod, { method, amount: money(amount) })
    : translate(words.paidWith, { method });
}
