import { Link } from 'react-router';
import type { ListedSubscription } from '#contract/subscriptions.ts';
import { subscriptionScreens as words } from '#messages/en/interface/subscriptions.ts';
import { formatDateTime } from '#ui/format-time.ts';
import type { TableColumn } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { moneyAmong } from '../money-among.ts';
import { rhythmOf } from '../../collections/products/rhythm-of.ts';
import { SUBSCRIPTION_STATE_NAMES, whatOf } from './subscription-words.ts';
import styles from '../orders/orders.module.css';

/** What the list says of a subscription (COMM-53). */
export function subscriptionColumns(
  listed: readonly ListedSubscription[],
): readonly TableColumn<ListedSubscription>[] {
  const money = moneyAmong(listed);
  return [
    {
      id: 'subscription',
      title: translate(words.subscription),
      isRowHeader: true,
      render: (subscription) => (
        <span className={styles['who']}>
          <Link to={`/commerce/subscriptions/${subscription.id}`}>
            <bdi>{whatOf(subscription)}</bdi>
          </Link>
          {subscription.isTest ? <span className={styles['chip']}>{translate(words.test)}</span> : null}
        </span>
      ),
    },
    {
      id: 'subscriber',
      title: translate(words.subscriber),
      render: ({ name, email }) => (
        <span className={styles['who']}>
          <bdi>{name || email}</bdi>
          {name === '' ? null : <bdi className={styles['muted']}>{email}</bdi>}
        </span>
      ),
    },
    {
      id: 'state',
      isShort: true,
      isSecondary: true,
      title: translate(words.state),
      render: ({ state }) => translate(SUBSCRIPTION_STATE_NAMES[state]),
    },
    {
      id: 'next',
      isShort: true,
      title: translate(words.next),
      isSecondary: true,
      render: ({ nextAt }) => (nextAt === null ? '' : formatDateTime(nextAt)),
    },
    {
      id: 'rhythm',
      isShort: true,
      title: translate(words.rhythm),
      isSecondary: true,
      render: ({ period }) => rhythmOf(period),
    },
    {
      id: 'price',
      title: translate(words.price),
      align: 'end',
      render: ({ price, currency, state }) => (
        <>
          {money(price, currency)}
          <span className={styles['narrow']}>{translate(SUBSCRIPTION_STATE_NAMES[state])}</span>
        </>
      ),
    },
  ];
}
