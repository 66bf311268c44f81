import { useState } from 'react';
import {
  keepSubscription,
  pauseSubscription,
  resumeSubscription,
  type Subscription,
} from '#contract/subscriptions.ts';
import { canSubscriptionBecome } from '#domain/subscriptions/subscription-states.ts';
import { subscriptionScreens as words } from '#messages/en/interface/subscriptions.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { PanelActions } from '../../panel/panel-actions.tsx';
import { OrderDialog } from '../orders/order-dialog.tsx';
import { ChangeAddressDialog } from './change-address-dialog.tsx';
import { changeItems, type ChangedPart } from './change-items.ts';
import { ChangeLinesDialog } from './change-lines-dialog.tsx';
import { ChangePlanDialog } from './change-plan-dialog.tsx';
import { ChangePriceDialog } from './change-price-dialog.tsx';
import { CancelSubscriptionDialog } from './cancel-subscription-dialog.tsx';
import styles from '../orders/orders.module.css';

/** What can be done with a subscription in its state (ORD-114, ORD-115, ORD-116). */
export function SubscriptionActions({ subscription }: { readonly subscription: Subscription }) {
  const [opened, setOpened] = useState<'cancel' | 'keep' | 'pause' | 'resume' | ChangedPart | null>(null);
  const close = () => setOpened(null);
  const { id: subscriptionId, state, version } = subscription;
  const changes = changeItems(subscription, setOpened);
  const call = { params: { subscriptionId }, body: { version } };
  return (
    <>
      <PanelActions
        actions={[
          ...(canSubscriptionBecome(state, 'canceled')
            ? [
                {
                  id: 'cancel',
                  label: translate(words.cancel),
                  isDanger: true,
                  onPress: () => setOpened('cancel'),
                },
              ]
            : []),
          ...(canSubscriptionBecome(state, 'paused')
            ? [{ id: 'pause', label: translate(words.pause), onPress: () => setOpened('pause') }]
            : []),
          ...(changes.length === 0 ? [] : [{ id: 'change', label: translate(words.change), items: changes }]),
          ...(state === 'paused'
            ? [
                {
                  id: 'resume',
                  label: translate(words.resume),
                  isPrimary: true,
                  onPress: () => setOpened('resume'),
                },
              ]
            : []),
          ...(state === 'ending'
            ? [
                {
                  id: 'keep',
                  label: translate(words.takeBack),
                  isPrimary: true,
                  onPress: () => setOpened('keep'),
                },
              ]
            : []),
        ]}
      />
      {opened === 'lines' ? <ChangeLinesDialog subscription={subscription} onClose={close} /> : null}
      {opened === 'plan' ? <ChangePlanDialog subscription={subscription} onClose={close} /> : null}
      {opened === 'price' ? <ChangePriceDialog subscription={subscription} onClose={close} /> : null}
      {opened === 'address' ? <ChangeAddressDialog subscription={subscription} onClose={close} /> : null}
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
