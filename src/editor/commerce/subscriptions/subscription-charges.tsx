import { Link } from 'react-router';
import type { Subscription } from '#contract/subscriptions.ts';
import { subscriptionScreens as words } from '#messages/en/interface/subscriptions.ts';
import { formatDateTime } from '#ui/format-time.ts';
import { translate } from '#ui/translate.ts';
import { OrderSection } from '../orders/order-section.tsx';
import { moneyOf, PAYMENT_NAMES } from '../orders/order-words.ts';
import styles from '../orders/orders.module.css';

/** All its orders, each a charge of its own (ORD-111). */
export function SubscriptionCharges({ subscription }: { readonly subscription: Subscription }) {
  const { charges, currency, kind } = subscription;
  const path = kind === 'donation' ? '/commerce/donations' : '/commerce/orders';
  return (
    <OrderSection title={translate(words.charges)}>
      {charges.length === 0 ? (
        <p className={styles['muted']}>{translate(words.noCharges)}</p>
      ) : (
        <ul className={styles['list']}>
          {charges.map(({ id, number, cycle, placedAt, payment, total }) => (
            <li key={id} className={styles['line']}>
              <span className={styles['grow']}>
                <Link to={`${path}/${id}`}>
                  <bdi>{number}</bdi>
                </Link>
                <span className={styles['muted']}>
                  {translate(words.charge, { cycle })} · {formatDateTime(placedAt)} ·{' '}
                  {translate(PAYMENT_NAMES[payment])}
                </span>
              </span>
              <span className={styles['amount']}>{moneyOf(total, currency)}</span>
            </li>
          ))}
        </ul>
      )}
    </OrderSection>
  );
}
