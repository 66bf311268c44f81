import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { GiftCard } from '#contract/gift-cards.ts';
import { giftCardScreens as words } from '#messages/en/interface/gift-card-screens.ts';
import { formatDate, formatDateTime } from '#ui/format-time.ts';
import { translate } from '#ui/translate.ts';
import { OrderSection } from '../orders/order-section.tsx';
import { shownLast4 } from '../orders/order-words.ts';
import styles from '../orders/orders.module.css';

/** Whom a card is for, when it is mailed, by what it was bought and until when it can be used. */
export function GiftCardDetails({ card }: { readonly card: GiftCard }) {
  const { recipientName: name, recipientEmail: email, sender, message, order, expiresAt } = card;
  return (
    <OrderSection title={translate(words.details)}>
      {card.replacedBy === null ? null : (
        <p>
          <Link to={`/commerce/gift-cards/${card.replacedBy.id}`}>
            {translate(words.replacedBy, { last4: shownLast4(card.replacedBy.last4) })}
          </Link>
        </p>
      )}
      <Fact title={translate(words.recipient)}>
        {name === '' ? null : <bdi>{name}</bdi>}
        {email === '' ? null : (
          <a href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </a>
        )}
        {name === '' && email === '' ? '–' : null}
      </Fact>
      {sender === '' ? null : (
        <Fact title={translate(words.sender)}>
          <bdi>{sender}</bdi>
        </Fact>
      )}
      {message === '' ? null : (
        <Fact title={translate(words.message)}>
          <p className={styles['text']} dir="auto">
            {message}
          </p>
        </Fact>
      )}
      <Fact title={translate(words.sent)}>{sentText(card)}</Fact>
      <Fact title={translate(words.bought)}>
        {formatDateTime(card.createdAt)}
        {order === null ? null : (
          <Link to={`/commerce/orders/${order.id}`}>{translate(words.order, { number: order.number })}</Link>
        )}
      </Fact>
      <Fact title={translate(words.expires)}>
        {expiresAt === null ? translate(words.never) : formatDate(expiresAt)}
      </Fact>
    </OrderSection>
  );
}

function sentText({ deliveredAt, deliverOn }: GiftCard): string {
  if (deliveredAt !== null) return formatDateTime(deliveredAt);
  if (deliverOn === null) return translate(words.notSent);
  return translate(words.sentOn, { day: formatDate(`${deliverOn}T12:00`) });
}

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h3 className={styles['muted']}>{title}</h3>
      <div className={styles['who']}>{children}</div>
    </div>
  );
}
