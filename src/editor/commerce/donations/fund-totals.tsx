import type { FundTotal } from '#contract/donations.ts';
import { donationScreens as words } from '#messages/en/interface/donations.ts';
import { translate } from '#ui/translate.ts';
import { OrderSection } from '../orders/order-section.tsx';
import { moneyAmong } from '../money-among.ts';
import styles from '../orders/orders.module.css';

/** What came to each fund, without what was given back (ORD-126). */
export function FundTotals({ totals }: { readonly totals: readonly FundTotal[] }) {
  if (totals.length === 0) return null;
  const money = moneyAmong(totals);
  return (
    <OrderSection title={translate(words.totals)}>
      <p className={styles['muted']}>{translate(words.totalsText)}</p>
      <ul className={styles['list']}>
        {totals.map(({ fund, currency, count, amount }) => (
          <li key={`${fund} ${currency}`} className={styles['line']}>
            <span className={styles['grow']}>
              <bdi>{fund}</bdi>
              <span className={styles['muted']}>{translate(words.gifts, { count })}</span>
            </span>
            <span className={styles['amount']}>{money(amount, currency)}</span>
          </li>
        ))}
      </ul>
    </OrderSection>
  );
}
