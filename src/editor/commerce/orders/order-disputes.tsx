import type { Order } from '#contract/orders.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import { Banner } from '#ui/banner.tsx';
import { formatDate } from '#ui/format-time.ts';
import { translate } from '#ui/translate.ts';
import { disputeReason } from './dispute-reason.ts';
import { moneyOf } from './order-words.ts';

interface OrderDisputesProps {
  readonly order: Order;
  /** With the amount. */
  readonly title?: typeof words.disputedTitle;
}

/** What a bank asks back and nobody has decided yet: why, how much, and until when it is answered (ORD-82). */
export function OrderDisputes({ order, title = words.disputedTitle }: OrderDisputesProps) {
  return order.disputes
    .filter(({ state }) => state === 'open')
    .map(({ id, amount, reason, evidenceDue }) => (
      <Banner key={id} tone="danger">
        <strong>{translate(title, { amount: moneyOf(amount, order.currency) })}</strong>{' '}
        {translate(words.disputedText, { reason: disputeReason(reason) })}{' '}
        {evidenceDue === null ? null : translate(words.disputedUntil, { date: formatDate(evidenceDue) })}
      </Banner>
    ));
}
