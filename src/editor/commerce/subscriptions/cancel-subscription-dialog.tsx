import { useState } from 'react';
import { cancelSubscription, type Subscription } from '#contract/subscriptions.ts';
import { canSubscriptionBecome } from '#domain/subscriptions/subscription-states.ts';
import { subscriptionScreens as words } from '#messages/en/interface/subscriptions.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { Select } from '#ui/select.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { OrderDialog } from '../orders/order-dialog.tsx';
import { moneyOf } from '../orders/order-words.ts';
import styles from '../orders/orders.module.css';

interface CancelSubscriptionDialogProps {
  readonly subscription: Subscription;
  readonly onClose: () => void;
}

/** Ends a subscription: when what is paid is over, or at once, then with or without its last charge given back (ORD-116). */
export function CancelSubscriptionDialog({ subscription, onClose }: CancelSubscriptionDialogProps) {
  const { id: subscriptionId, state, version, nextAt, refundable, isPaid, currency } = subscription;
  // Who has not paid, or pays nothing now, has no paid period that could run out.
  const canEnd = canSubscriptionBecome(state, 'ending') && nextAt !== null;
  const hasEnd = canEnd && isPaid;
  const [when, setWhen] = useState<'end' | 'now'>(hasEnd ? 'end' : 'now');
  const [isRefunded, setRefunded] = useState(false);
  const isAtOnce = when === 'now';
  return (
    <OrderDialog
      title={translate(words.cancelTitle)}
      action={translate(words.cancel)}
      cancel={translate(words.keep)}
      isDanger
      onClose={onClose}
      send={() =>
        callEndpoint(cancelSubscription, {
          params: { subscriptionId },
          body: { version, isAtOnce, isRefunded: isAtOnce && isRefunded && refundable > 0 },
        })
      }
    >
      {hasEnd ? (
        <Select<'end' | 'now'>
          label={translate(words.when)}
          options={[
            { value: 'end', label: translate(words.atEnd) },
            { value: 'now', label: translate(words.atOnce) },
          ]}
          value={when}
          onChange={setWhen}
        />
      ) : null}
      {canEnd && !isPaid ? <p className={styles['text']}>{translate(words.unpaidText)}</p> : null}
      <p className={styles['text']}>
        {isAtOnce || nextAt === null
          ? translate(words.atOnceText)
          : translate(words.atEndText, { day: formatDateTime(nextAt) })}
      </p>
      {isAtOnce && refundable > 0 ? (
        <Checkbox isSelected={isRefunded} onChange={setRefunded}>
          {translate(words.giveBack, { amount: moneyOf(refundable, currency) })}
        </Checkbox>
      ) : null}
      <p className={styles['muted']}>{translate(words.mailed)}</p>
    </OrderDialog>
  );
}
