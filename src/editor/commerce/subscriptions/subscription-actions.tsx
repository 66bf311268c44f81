import { useState } from 'react';
import {
  keepSubscription,
  pauseSubscription,
  resumeSubscription,
  type Subscription,
} from '#contract/subscriptions.ts';
import { canSubscriptionBecome } from '#domain/subscriptions/subscription-states.ts';
import { subscriptionScreens as words } from '#messages/en/interface/subscriptions.ts';
import { Button } from '#ui/button.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { OrderDialog } from '../orders/order-dialog.tsx';
import { ChangeMenu } from './change-menu.tsx';
import { CancelSubscriptionDialog } from './cancel-subscription-dialog.tsx';
import styles from '../orders/orders.module.css';

/** What can be done with a subscription in its state (ORD-114, ORD-115, ORD-116). */
export function SubscriptionActions({ subscription }: { readonly subscription: Subscription }) {
  const [opened, setOpened] = useState<'cancel' | 'keep' | 'pause' | 'resume' | null>(null);
  const close = () => setOpened(null);
  const { id: subscriptionId, state, version } = subscription;
  const call = { params: { subscriptionId }, body: { version } };
  return (
    <>
      {canSubscriptionBecome(state, 'canceled') ? (
        <Button onPress={() => setOpened('cancel')}>{translate(words.cancel)}</Button>
      ) : null}
      {canSubscriptionBecome(state, 'paused') ? (
        <Button onPress={() => setOpened('pause')}>{translate(words.pause)}</Button>
      ) : null}
      <ChangeMenu subscription={subscription} />
      {state === 'paused' ? (
        <Button variant="primary" onPress={() => setOpened('resume')}>
          {translate(words.resume)}
        </Button>
      ) : null}
      {state === 'ending' ? (
        <Button variant="primary" onPress={() => setOpened('keep')}>
          {translate(words.takeBack)}
        </Button>
      ) : null}
      {opened === 'cancel' ? <CancelSubscriptionDialog subscription={subscription} onClose={close} /> : null}
      {opened === 'pause' ? (
        <OrderDialog
          title={translate(words.pauseTitle)}
          action={translate(words.pause)}
          onClose={close}
          send={() => callEndpoint(pauseSubscription, call)}
        >
          <p className={styles['text']}>{translate(words.pauseText)}</p>
          <p className={styles['muted']}>{translate(words.mailed)}</p>
        </OrderDialog>
      ) : null}
      {opened === 'resume' ? (
        <OrderDialog
          title={translate(words.resumeTitle)}
          action={translate(words.resume)}
          onClose={close}
          send={() => callEndpoint(resumeSubscription, call)}
        >
          <p className={styles['text']}>{translate(words.resumeText)}</p>
          <p className={styles['muted']}>{translate(words.mailed)}</p>
        </OrderDialog>
      ) : null}
      {opened === 'keep' ? (
        <OrderDialog
          title={translate(words.takeBack)}
          action={translate(words.keep)}
          onClose={close}
          send={() => callEndpoint(keepSubscription, call)}
        >
          <p className={styles['muted']}>{translate(words.mailed)}</p>
        </OrderDialog>
      ) : null}
    </>
  );
}
