import { Link } from 'react-router';
import type { GiftCard, GiftCardEntry } from '#contract/gift-cards.ts';
import { giftCardScreens as words } from '#messages/en/interface/gift-card-screens.ts';
import { orders } from '#messages/en/interface/orders.ts';
import { formatDateTime } from '#ui/format-time.ts';
import { translate } from '#ui/translate.ts';
import { OrderSection } from '../orders/order-section.tsx';
import { moneyOf } from '../orders/order-words.ts';
import styles from '../orders/orders.module.css';

/** All that came on a card and went off it, newest first: what is left is its sum (ORD-121). */
export function GiftCardEntries({ card }: { readonly card: GiftCard }) {
  const { entries, currency } = card;
  return (
    <OrderSection title={translate(words.timeline)}>
      {entries.length === 0 ? <p className={styles['muted']}>{translate(words.nothingMoved)}</p> : null}
      <ol className={styles['list']}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles['event']}>
            <span>{titleOf(entry, currency)}</span>
            <span className={styles['muted']}>
              <bdi>{entry.person ?? translate(whoOf(entry))}</bdi> · {formatDateTime(entry.at)}
            </span>
            {entry.order === null ? null : (
              <Link to={`/commerce/orders/${entry.order.id}`}>
                {translate(words.order, { number: entry.order.number })}
              </Link>
            )}
            {entry.reason === '' ? null : (
              <p className={styles['text']} dir="auto">
                {entry.reason}
              </p>
            )}
          </li>
        ))}
      </ol>
    </OrderSection>
  );
}

function titleOf(
  { kind, amount, isReplacement, order }: GiftCardEntry,
  currency: GiftCard['currency'],
): string {
  const money = { amount: moneyOf(Math.abs(amount), currency) };
  switch (kind) {
    case 'issued':
      return translate(words.didIssued, money);
    case 'redeemed':
      return translate(words.didRedeemed, money);
    case 'given-back':
      return translate(words.didGivenBack, money);
    case 'expired':
      return translate(words.didExpired, money);
    case 'adjusted':
      if (isReplacement) return translate(words.replacedText);
      if (order !== null && amount < 0) return translate(words.didPaidBack, money);
      return translate(amount > 0 ? words.didAdded : words.didTaken, money);
  }
}

/** Who moved it where no person of the site did. */
function whoOf({ kind, order }: GiftCardEntry) {
  if (kind === 'redeemed') return orders.byBuyer;
  return kind === 'adjusted' && order === null ? orders.byFormer : orders.bySystem;
}
