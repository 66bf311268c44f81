import type { OwedOnGiftCards as Owed } from '#contract/gift-cards.ts';
import { giftCardScreens as words } from '#messages/en/interface/gift-card-screens.ts';
import { translate } from '#ui/translate.ts';
import { OrderSection } from '../orders/order-section.tsx';
import { moneyAmong } from '../money-among.ts';
import styles from '../orders/orders.module.css';

/** What holders of gift cards can still spend, by currency (ORD-148). */
export function OwedOnGiftCards({ owed }: { readonly owed: readonly Owed[] }) {
  if (owed.length === 0) return null;
  const money = moneyAmong(owed);
  return (
    <OrderSection title={translate(words.owed)}>
      <p className={styles['muted']}>{translate(words.owedText)}</p>
      <ul className={styles['list']}>
        {owed.map(({ currency, count, amount }) => (
          <li key={currency} className={styles['line']}>
            <span className={styles['grow']}>
              <strong>{money(amount, currency)}</strong>
              <span className={styles['muted']}>{translate(words.onCards, { count })}</span>
            </span>
          </li>
        ))}
      </ul>
    </OrderSection>
  );
}
