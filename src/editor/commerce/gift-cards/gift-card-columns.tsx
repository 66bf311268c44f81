import { Link } from 'react-router';
import type { ListedGiftCard } from '#contract/gift-cards.ts';
import { giftCardScreens as words } from '#messages/en/interface/gift-card-screens.ts';
import { orders } from '#messages/en/interface/orders.ts';
import { formatDate } from '#ui/format-time.ts';
import type { TableColumn } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { moneyAmong } from '../money-among.ts';
import { shownLast4 } from '../orders/order-words.ts';
import { GIFT_CARD_STATE_NAMES } from './gift-card-words.ts';
import styles from '../orders/orders.module.css';

/** What the list says of a gift card: of its code the last 4 signs alone (ORD-120, ORD-121). */
export function giftCardColumns(listed: readonly ListedGiftCard[]): readonly TableColumn<ListedGiftCard>[] {
  const money = moneyAmong(listed);
  return [
    {
      id: 'card',
      isShort: true,
      title: translate(words.card),
      isRowHeader: true,
      render: ({ id, last4, isTest }) => (
        <span className={styles['numbered']}>
          <Link to={`/commerce/gift-cards/${id}`}>{shownLast4(last4)}</Link>
          {isTest ? <span className={styles['chip']}>{translate(orders.test)}</span> : null}
        </span>
      ),
    },
    {
      id: 'recipient',
      title: translate(words.recipient),
      render: ({ recipientName: name, recipientEmail: email }) => (
        <span className={styles['who']}>
          <bdi>{name || email}</bdi>
          {name === '' ? null : <bdi className={styles['muted']}>{email}</bdi>}
        </span>
      ),
    },
    {
      id: 'bought',
      isShort: true,
      title: translate(words.bought),
      isSecondary: true,
      render: ({ createdAt }) => formatDate(createdAt),
    },
    {
      id: 'state',
      isShort: true,
      title: translate(words.state),
      isSecondary: true,
      render: ({ state }) => translate(GIFT_CARD_STATE_NAMES[state]),
    },
    {
      id: 'balance',
      title: translate(words.balance),
      align: 'end',
      render: ({ balance, currency }) => money(balance, currency),
    },
  ];
}
