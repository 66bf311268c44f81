import type { Subscription } from '#contract/subscriptions.ts';
import { subscriptionScreens as words } from '#messages/en/interface/subscriptions.ts';
import type { Message } from '#messages/message.ts';
import { formatDateTime } from '#ui/format-time.ts';
import { translate } from '#ui/translate.ts';
import { OrderSection } from '../orders/order-section.tsx';
import { moneyOf } from '../orders/order-words.ts';
import { rhythmOf } from '../../collections/products/rhythm-of.ts';

import styles from '../orders/orders.module.css';

/** What is charged, how often, and where it stands now. */
export function SubscriptionTerms({ subscription }: { readonly subscription: Subscription }) {
  const { price, currency, pieces, period, cycles, cycle, method } = subscription;
  const moments: readonly (readonly [Message, string | null])[] = [
    [words.trialUntil, subscription.trialEndsAt],
    [words.pausedOn, subscription.pausedAt],
    [words.failedOn, subscription.firstFailedAt],
    [words.nextTry, subscription.nextTryAt],
    [words.endsOn, subscription.endsAt],
    [words.next, subscription.nextAt],
  ];
  const paidWith =
    method === null ? translate(words.byHand) : [method.brand, method.last4].filter(Boolean).join(' ');
  return (
    <OrderSection title={translate(words.terms)}>
      <dl className={styles['totals']}>
        <dt>{translate(words.perCharge)}</dt>
        <dd className={styles['sum']}>{moneyOf(price, currency)}</dd>
        <dt>{translate(words.rhythm)}</dt>
        <dd>{rhythmOf(period)}</dd>
        {pieces === 1 ? null : (
          <>
            <dt>{translate(words.pieces)}</dt>
            <dd>{pieces}</dd>
          </>
        )}
        <dt>{translate(words.charges)}</dt>
        <dd>
          {cycles === 0
            ? translate(words.chargesSoFar, { cycle })
            : translate(words.chargesOf, { cycle, cycles })}
        </dd>
        <dt>{translate(words.paidWith)}</dt>
        <dd>
          <bdi>{paidWith}</bdi>
        </dd>
        {moments.map(([title, at]) =>
          at === null ? null : <MomentRow key={title.key} title={translate(title)} at={at} />,
        )}
      </dl>
    </OrderSection>
  );
}

function MomentRow({ title, at }: { readonly title: string; readonly at: string }) {
  return (
    <>
      <dt>{title}</dt>
      <dd>{formatDateTime(at)}</dd>
    </>
  );
}
