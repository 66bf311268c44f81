import type { Order, OrderEvent } from '#contract/orders.ts';
import { donationScreens } from '#messages/en/interface/donations.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import { formatDate, formatDateTime } from '#ui/format-time.ts';
import { translate } from '#ui/translate.ts';
import { disputeReason } from './dispute-reason.ts';
import { momentOfDay } from './local-day.ts';
import { OrderSection } from './order-section.tsx';
import { EVENT_NAMES, MAIL_NAMES, moneyOf, shownLast4 } from './order-words.ts';
import styles from './orders.module.css';

interface OrderEventsProps {
  readonly order: Order;
  /** Who placed it is a donor then, who bought nothing (ORD-126). */
  readonly isDonation?: boolean;
}

/** Everything that happened, under its heading. */
export function OrderEvents(props: OrderEventsProps) {
  return (
    <OrderSection title={translate(words.timeline)}>
      <OrderEventList {...props} />
    </OrderSection>
  );
}

/** Everything that happened, newest first (ORD-98). */
export function OrderEventList({ order, isDonation = false }: OrderEventsProps) {
  return (
    <ol className={styles['list']}>
      {order.timeline.map((event) => (
        <li key={event.id} className={styles['event']}>
          <span>
            {isDonation && event.kind === 'placed'
              ? translate(donationScreens.didGive)
              : titleOf(event, order.currency)}
          </span>
          <span className={styles['muted']}>
            <bdi>{whoOf(event, isDonation)}</bdi> · {formatDateTime(event.at)}
          </span>
          {event.day === undefined ? null : (
            <p className={styles['text']}>
              {translate(words.cameOn, { date: formatDate(momentOfDay(event.day)) })}
            </p>
          )}
          {event.text === '' || isInTitle(event) ? null : (
            <p className={styles['text']} dir="auto">
              {isOfDispute(event) ? disputeReason(event.text) : event.text}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Its text is a part of the title. */
const isInTitle = ({ kind }: Pick<OrderEvent, 'kind'>) => isOfMail({ kind }) || kind === 'paidByCard';

/** Its text is the kind of a mail. */
const isOfMail = ({ kind }: Pick<OrderEvent, 'kind'>) => kind === 'mailed' || kind === 'mailRefused';

/** Its text is why a bank asks money back. */
const isOfDispute = ({ kind }: Pick<OrderEvent, 'kind'>) =>
  kind === 'disputed' || kind === 'disputeWon' || kind === 'disputeLost';

function titleOf({ kind, amount, text }: OrderEvent, currency: Order['currency']): string {
  const title = translate(EVENT_NAMES[kind], {
    amount: moneyOf(amount ?? 0, currency),
    last4: shownLast4(text),
  });
  const mail = isOfMail({ kind }) ? MAIL_NAMES[text] : undefined;
  return mail === undefined ? title : `${title}: ${translate(mail)}`;
}

function whoOf({ by, person }: OrderEvent, isDonation: boolean): string {
  if (by === 'person') return person ?? translate(words.byFormer);
  if (by !== 'buyer') return translate(words.bySystem);
  return translate(isDonation ? donationScreens.donor : words.byBuyer);
}
