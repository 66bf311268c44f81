import { useState } from 'react';
import { changeSubscriptionPlan } from '#contract/subscription-changes.ts';
import type { Subscription } from '#contract/subscriptions.ts';
import { subscriptionScreens as words } from '#messages/en/interface/subscriptions.ts';
import { Select } from '#ui/select.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { LoadFailure } from '../../panel/load-failure.tsx';
import { OrderDialog } from '../orders/order-dialog.tsx';
import { moneyOf } from '../orders/order-words.ts';
import { rhythmOf } from '../../collections/products/rhythm-of.ts';

import { useSubscriptionChoices } from './use-subscriptions.ts';
import styles from '../orders/orders.module.css';

interface ChangePlanDialogProps {
  readonly subscription: Subscription;
  readonly onClose: () => void;
}

/** Another plan of members, at its price of now, from the next charge on (ORD-117). */
export function ChangePlanDialog({ subscription, onClose }: ChangePlanDialogProps) {
  const { id: subscriptionId, version, currency, planId, period, pending } = subscription;
  const own = pending.plan ?? (planId === null ? null : { id: planId, unit: period.unit });
  const [chosen, setChosen] = useState(own === null ? null : keyOf(own.id, own.unit));
  const found = useSubscriptionChoices(subscriptionId);
  const plans = found.data?.plans ?? [];
  const plan = plans.find((each) => keyOf(each.planId, each.unit) === chosen);
  return (
    <OrderDialog
      title={translate(words.changePlanTitle)}
      action={translate(words.save)}
      onClose={onClose}
      send={() => {
        if (plan === undefined) return null;
        const body = { version, planId: plan.planId, unit: plan.unit };
        return callEndpoint(changeSubscriptionPlan, { params: { subscriptionId }, body });
      }}
    >
      <p className={styles['text']}>{translate(words.changeText)}</p>
      {found.isPending ? <Spinner label={translate(words.loading)} /> : null}
      {found.isError ? <LoadFailure retry={() => void found.refetch()} /> : null}
      {found.isSuccess && plans.length === 0 ? <p>{translate(words.noPlans)}</p> : null}
      {plans.length === 0 ? null : (
        <Select
          label={translate(words.membership)}
          options={plans.map((each) => ({
            value: keyOf(each.planId, each.unit),
            label: each.title,
            description: `${moneyOf(each.amount, currency)} · ${rhythmOf({ value: 1, unit: each.unit })}`,
          }))}
          value={plan === undefined ? null : chosen}
          onChange={setChosen}
        />
      )}
      <p className={styles['muted']}>{translate(words.mailed)}</p>
    </OrderDialog>
  );
}

/** A plan may be paid by the month and by the year. */
function keyOf(planId: string, unit: string): string {
  return `${planId} ${unit}`;
}
