import type { Subscription, SubscriptionEvent } from '#contract/subscriptions.ts';
import { orders } from '#messages/en/interface/orders.ts';
import { subscriptionScreens as words } from '#messages/en/interface/subscriptions.ts';
import type { Message } from '#messages/message.ts';
import { formatDateTime } from '#ui/format-time.ts';
import { translate } from '#ui/translate.ts';
import { OrderSection } from '../orders/order-section.tsx';
import { moneyOf } from '../orders/order-words.ts';
import styles from '../orders/orders.module.css';

const EVENT_NAMES: Readonly<
  Record<SubscriptionEvent['kind'], Message | Message<{ readonly amount: string }>>
> = {
  begun: words.didBegun,
  renewed: words.didRenewed,
  skipped: words.didSkipped,
  paid: words.didPaid,
  chargeFailed: words.didChargeFailed,
  noStock: words.didNoStock,
  reminded: words.didReminded,
  priceAnnounced: words.didPriceAnnounced,
  priceChanged: words.didPriceChanged,
  changed: words.didChanged,
  methodChanged: words.didMethodChanged,
  paused: words.didPaused,
  resumed: words.didResumed,
  ending: words.didEnding,
  takenBack: words.didTakenBack,
  canceled: words.didCanceled,
  completed: words.didCompleted,
  mailed: words.didMailed,
};

/** Everything that happened, newest first. */
export function SubscriptionEvents({ subscription }: { readonly subscription: Subscription }) {
  const { timeline, currency } = subscription;
  return (
    <OrderSection title={translate(words.timeline)}>
      {timeline.length === 0 ? (
        <p className={styles['muted']}>{translate(words.nothingHappened)}</p>
      ) : (
        <ol className={styles['list']}>
          {timeline.map((event) => (
            <li key={event.id} className={styles['event']}>
              <span>
                {translate(EVENT_NAMES[event.kind], {
                  amount: moneyOf(event.amount ?? 0, currency),
                })}
              </span>
              <span className={styles['muted']}>
                <bdi>{whoOf(event)}</bdi> · {formatDateTime(event.at)}
              </span>
              {event.text === '' ? null : (
                <p className={styles['text']} dir="auto">
                  {event.text}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </OrderSection>
  );
}

function whoOf({ by, person }: SubscriptionEvent): string {
  if (by === 'person') return person ?? translate(orders.byFormer);
  return by === 'buyer' ? translate(words.subscriber) : translate(orders.bySystem);
}
