import { Link } from 'react-router';
import type { OrderGift } from '#contract/orders.ts';
import { giftCardScreens as words } from '#messages/en/interface/gift-card-screens.ts';
import { formatDate, formatDateTime } from '#ui/format-time.ts';
import { translate } from '#ui/translate.ts';
import { shownLast4 } from './order-words.ts';
import styles from './orders.module.css';

/** Whom the gift cards of a line are for and when they are mailed, also before they are paid (ORD-122). */
export function LineGifts({ gifts }: { readonly gifts: readonly OrderGift[] }) {
  return gifts.map((gift) => (
    <span key={gift.id} className={styles['gift']}>
      {gift.card === null ? null : (
        <Link to={`/commerce/gift-cards/${gift.card.id}`}>
          {translate(words.cardTitle, { last4: shownLast4(gift.card.last4) })}
        </Link>
      )}
      {factsOf(gift).map(([title, text]) => (
        <span key={title} className={styles['muted']}>
          {title}: <bdi>{text}</bdi>
        </span>
      ))}
    </span>
  ));
}

function factsOf(gift: OrderGift): readonly (readonly [string, string])[] {
  const { name, email, sender, message } = gift;
  const to = name === '' || email === '' ? name + email : `${name} (${email})`;
  const facts = [
    [translate(words.recipient), to === '' ? '–' : to],
    [translate(words.sender), sender],
    [translate(words.message), message],
    [translate(words.sent), sentText(gift)],
  ] as const;
  return facts.filter(([, text]) => text !== '');
}

function sentText({ sentAt, day, card }: OrderGift): string {
  if (sentAt !== null) return formatDateTime(sentAt);
  if (day !== null) return translate(words.sentOn, { day: formatDate(`${day}T12:00`) });
  return translate(card === null ? words.sentOncePaid : words.notSent);
}
