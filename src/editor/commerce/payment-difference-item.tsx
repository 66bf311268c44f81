import { useState } from 'react';
import { Link } from 'react-router';
import type { PaymentDifference } from '#contract/payments.ts';
import { paymentComparison as words } from '#messages/en/interface/payment-comparison.ts';
import { Button } from '#ui/button.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { moneyOf } from './orders/order-words.ts';
import { providerName } from './provider-name.ts';
import styles from './orders/orders.module.css';

/** One payment or refund that does not count the same here and at the provider: what it is about, and what became of it. */
export function PaymentDifferenceItem({
  difference,
  onSettle,
}: {
  readonly difference: PaymentDifference;
  readonly onSettle: (difference: PaymentDifference) => Promise<void>;
}) {
  const { order, here, there, currency, providerId, foundAt, settledAt, isSettledByHand } = difference;
  const [isPending, setPending] = useState(false);
  const provider = providerName(difference.provider);
  const what = titleOf(difference);
  const sumOf = (sum: number | null) => (sum === null ? translate(words.unknown) : moneyOf(sum, currency));
  const settle = async () => {
    setPending(true);
    try {
      await onSettle(difference);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      showToast(error.message, { tone: 'danger' });
      setPending(false);
    }
  };
  return (
    <li className={styles['line']}>
      <div className={styles['grow']}>
        {order === null ? <span>{what}</span> : <Link to={`/commerce/orders/${order.id}`}>{what}</Link>}
        <span>{translate(words.sums, { here: sumOf(here), there: sumOf(there), provider })}</span>
        {providerId === null ? null : (
          <span className={styles['muted']}>
            {translate(words.known, { provider, id: `\u2068${providerId}\u2069` })}
          </span>
        )}
        <span className={styles['muted']}>
          {settledAt === null
            ? translate(words.found, { date: formatDateTime(foundAt) })
            : translate(isSettledByHand ? words.byHand : words.putRight, { date: formatDateTime(settledAt) })}
        </span>
      </div>
      {settledAt === null ? (
        <Button
          isPending={isPending}
          aria-label={translate(words.settleOne, { what })}
          onPress={() => void settle()}
        >
          {translate(words.settle)}
        </Button>
      ) : null}
    </li>
  );
}

function titleOf({ kind, order }: PaymentDifference): string {
  if (order === null) return translate(kind === 'payment' ? words.paymentAlone : words.refundAlone);
  const number = `\u2068${order.number}\u2069`;
  return translate(kind === 'payment' ? words.paymentOf : words.refundOf, { number });
}
