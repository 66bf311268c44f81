import type { Subscription } from '#contract/subscriptions.ts';
import { addressLines } from '#domain/orders/order-address.ts';
import { isSubscriptionOver } from '#domain/subscriptions/subscription-states.ts';
import { subscriptionScreens as words } from '#messages/en/interface/subscriptions.ts';
import { formatDateTime } from '#ui/format-time.ts';
import { translate } from '#ui/translate.ts';
import { countryNames } from '../country-options.ts';
import { OrderSection } from '../orders/order-section.tsx';
import { moneyOf } from '../orders/order-words.ts';
import { rhythmOf } from '../../collections/products/rhythm-of.ts';
import { whatOf } from './subscription-words.ts';
import styles from '../orders/orders.module.css';

/** What counts from the next charge on, or for a new price from a later one (ORD-111, ORD-117). Nothing where all stays. */
export function SubscriptionWaiting({ subscription }: { readonly subscription: Subscription }) {
  const { state, currency, pending } = subscription;
  const { lines, plan, delivery, newPrice } = pending;
  if (isSubscriptionOver(state) || Object.values(pending).every((part) => part === null)) return null;
  return (
    <OrderSection title={translate(words.waiting)}>
      {lines === null ? null : (
        <p className={styles['text']} dir="auto">
          {[
            whatOf(lines),
            moneyOf(lines.unit * lines.pieces, currency),
            ...(plan === null ? [] : [rhythmOf({ value: 1, unit: plan.unit })]),
          ].join(' · ')}
        </p>
      )}
      {delivery === null ? null : (
        <address className={styles['text']} dir="auto">
          {[...addressLines(delivery), countryNames()(delivery.country)].join('\n')}
        </address>
      )}
      {newPrice === null ? null : (
        <p className={styles['text']}>
          {translate(words.priceFrom, {
            amount: moneyOf(newPrice.unit, currency),
            day: formatDateTime(newPrice.at),
          })}
        </p>
      )}
    </OrderSection>
  );
}
