import { Link } from 'react-router';
import type { ListedDonation } from '#contract/donations.ts';
import { donationScreens as words } from '#messages/en/interface/donations.ts';
import { orders } from '#messages/en/interface/orders.ts';
import { formatDateTime } from '#ui/format-time.ts';
import type { TableColumn } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { moneyAmong } from '../money-among.ts';
import { PAYMENT_NAMES } from '../orders/order-words.ts';
import { GIFT_FREQUENCY_NAMES } from './gift-frequency-names.ts';
import styles from '../orders/orders.module.css';

/** What the list says of a donation (ORD-126). */
export function donationColumns(listed: readonly ListedDonation[]): readonly TableColumn<ListedDonation>[] {
  const money = moneyAmong(listed);
  return [
    {
      id: 'number',
      isShort: true,
      title: translate(words.number),
      isRowHeader: true,
      render: ({ id, number, isTest }) => (
        <span className={styles['numbered']}>
          <Link to={`/commerce/donations/${id}`}>
            <bdi>{number}</bdi>
          </Link>
          {isTest ? <span className={styles['chip']}>{translate(orders.test)}</span> : null}
        </span>
      ),
    },
    {
      id: 'day',
      isShort: true,
      title: translate(words.day),
      isSecondary: true,
      render: ({ placedAt }) => formatDateTime(placedAt),
    },
    {
      id: 'donor',
      title: translate(words.donor),
      render: ({ name, email, isAnonymous }) => (
        <span className={styles['who']}>
          <bdi>{name || email}</bdi>
          {name === '' ? null : <bdi className={styles['email']}>{email}</bdi>}
          {isAnonymous ? <span className={styles['chip']}>{translate(words.anonymous)}</span> : null}
        </span>
      ),
    },
    { id: 'fund', title: translate(words.fund), isSecondary: true, render: ({ fund }) => <bdi>{fund}</bdi> },
    {
      id: 'frequency',
      isShort: true,
      title: translate(words.frequency),
      isSecondary: true,
      render: ({ frequency }) => translate(frequency === null ? words.once : GIFT_FREQUENCY_NAMES[frequency]),
    },
    {
      id: 'payment',
      isShort: true,
      title: translate(words.payment),
      isSecondary: true,
      render: ({ payment }) => translate(PAYMENT_NAMES[payment]),
    },
    {
      id: 'amount',
      title: translate(words.amount),
      align: 'end',
      render: ({ total, currency, payment }) => (
        <>
          {money(total, currency)}
          <span className={styles['narrow']}>{translate(PAYMENT_NAMES[payment])}</span>
        </>
      ),
    },
  ];
}
