import type { Donation } from '#contract/donations.ts';
import { donationScreens as words } from '#messages/en/interface/donations.ts';
import { orders } from '#messages/en/interface/orders.ts';
import { translate } from '#ui/translate.ts';
import { moneyOfOrder } from '../orders/money-of-order.ts';
import { OrderMethods } from '../orders/order-methods.tsx';
import { OrderSection } from '../orders/order-section.tsx';
import { OrderTotals } from '../orders/order-totals.tsx';
import { moneyOf } from '../orders/order-words.ts';
import styles from '../orders/orders.module.css';

/** What was given to which fund, and what came for fees, with what the donor answered; a sum where there is more than one (ORD-127, ORD-129). */
export function GiftSection({ donation }: { readonly donation: Donation }) {
  const { lines, total } = donation;
  const sum = lines.length > 1 ? [{ title: translate(orders.total), value: total, isSum: true }] : [];
  return (
    <OrderSection title={translate(words.amount)}>
      <ul className={styles['list']}>
        {lines.map(({ id, title, answers, amount }) => (
          <li key={id} className={styles['line']}>
            <span className={styles['grow']}>
              <bdi>{title}</bdi>
              {answers.map(({ label, answer }) => (
                <bdi key={label} className={styles['muted']}>
                  {label}: {answer}
                </bdi>
              ))}
            </span>
            <span className={styles['amount']}>{moneyOf(amount, donation.currency)}</span>
          </li>
        ))}
      </ul>
      <OrderMethods order={donation} />
      <OrderTotals order={donation} totals={[...sum, ...moneyOfOrder(donation)]} />
    </OrderSection>
  );
}
