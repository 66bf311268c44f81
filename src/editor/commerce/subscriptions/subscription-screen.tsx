import { useParams } from 'react-router';
import type { Subscription } from '#contract/subscriptions.ts';
import { isId, type Id } from '#lib/id.ts';
import { subscriptionScreens as words } from '#messages/en/interface/subscriptions.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { ApiError } from '../../api/api-error.ts';
import { LoadFailure } from '../../panel/load-failure.tsx';
import { Panel } from '../../panel/panel.tsx';
import { SubscriptionActions } from './subscription-actions.tsx';
import { SubscriptionCharges } from './subscription-charges.tsx';
import { SubscriptionEvents } from './subscription-events.tsx';
import { SubscriptionPerson } from './subscription-person.tsx';
import { SubscriptionTerms } from './subscription-terms.tsx';
import { SubscriptionWaiting } from './subscription-waiting.tsx';
import { SUBSCRIPTION_KIND_NAMES, SUBSCRIPTION_STATE_NAMES, whatOf } from './subscription-words.ts';
import { useSubscription } from './use-subscriptions.ts';
import styles from '../orders/orders.module.css';

const back = () => ({ to: '/commerce/subscriptions', label: translate(words.title) });

/** The subscription of the address, or that there is none. */
export function SubscriptionScreen() {
  const { subscriptionId = '' } = useParams();
  return isId<'subscription'>(subscriptionId) ? (
    <OneSubscription key={subscriptionId} subscriptionId={subscriptionId} />
  ) : (
    <NoSubscription />
  );
}

function NoSubscription() {
  return (
    <Panel isWide title={translate(words.subscription)} back={back()}>
      <EmptyState title={translate(words.notFound)} />
    </Panel>
  );
}

function OneSubscription({ subscriptionId }: { readonly subscriptionId: Id<'subscription'> }) {
  const found = useSubscription(subscriptionId);
  if (found.data !== undefined) return <LoadedSubscription subscription={found.data} />;
  if (found.error instanceof ApiError && found.error.status === 404) return <NoSubscription />;
  return (
    <Panel isWide title={translate(words.subscription)} back={back()}>
      {found.isError ? (
        <LoadFailure retry={() => void found.refetch()} />
      ) : (
        <Spinner label={translate(words.loading)} size="large" />
      )}
    </Panel>
  );
}

/** What is charged and when, who pays, all charges, and everything that happened (COMM-53). */
function LoadedSubscription({ subscription }: { readonly subscription: Subscription }) {
  return (
    <Panel
      isWide
      title={whatOf(subscription)}
      back={back()}
      actions={<SubscriptionActions subscription={subscription} />}
    >
      <div className={styles['screen']}>
        <p className={styles['chips']}>
          <span className={styles['chip']}>{translate(SUBSCRIPTION_STATE_NAMES[subscription.state])}</span>
          <span className={styles['chip']}>{translate(SUBSCRIPTION_KIND_NAMES[subscription.kind])}</span>
          {subscription.isTest ? <span className={styles['chip']}>{translate(words.test)}</span> : null}
          <span className={styles['muted']}>{formatDateTime(subscription.createdAt)}</span>
        </p>
        <div className={styles['columns']}>
          <div className={styles['column']}>
            <SubscriptionTerms subscription={subscription} />
            <SubscriptionWaiting subscription={subscription} />
            <SubscriptionCharges subscription={subscription} />
          </div>
          <div className={styles['column']}>
            <SubscriptionPerson subscription={subscription} />
            <SubscriptionEvents subscription={subscription} />
          </div>
        </div>
      </div>
    </Panel>
  );
}
