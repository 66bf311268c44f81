import type { PlanId } from '#domain/gating/access-rule.ts';
import type { PeriodUnit } from '#domain/subscriptions/billing-period.ts';
import { isSubscriptionOver } from '#domain/subscriptions/subscription-states.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { addSubscriptionEvent } from '../add-subscription-event.ts';
import { changeSubscription, type SubscriptionChange } from './change-subscription.ts';
import { keepPending } from './keep-pending.ts';
import { plansToChoose } from './plans-to-choose.ts';
import { termsOf } from './subscription-words.ts';
import { tellSubscriber } from './tell-subscriber.ts';

/**
 * Another plan for a member, at its price of now, from the next charge on and without a part-charge (ORD-117); the plan that
 * is held already takes back what waited. Throws `subscription-choice` where the plan is not sold so.
 */
export function changePlan(
  services: Services,
  change: SubscriptionChange & { readonly planId: PlanId; readonly unit: PeriodUnit },
): Promise<void> {
  const { siteId, by, planId, unit } = change;
  return changeSubscription(services, change, async (trx, held, at) => {
    const [agreed, ...others] = held.price.lines;
    if (held.kind !== 'membership' || agreed === undefined) throw new CallError('subscription-state');
    if (isSubscriptionOver(held.state) || held.state === 'ending') throw new CallError('subscription-state');
    const isSame = held.plan_id === planId && held.period_unit === unit && held.period_value === 1;
    const plans = await plansToChoose(trx, siteId, held.currency);
    const plan = plans.find((each) => each.planId === planId && each.unit === unit);
    const { lines: _lines, plan: _plan, ...rest } = held.pending_change ?? {};
    if (isSame) {
      await keepPending(trx, held, rest);
      return;
    }
    if (plan === undefined) throw new CallError('subscription-choice');
    const { title, amount } = plan;
    const of = { productId: planId, variantId: planId, title, unitPrice: amount, isOnSale: false };
    const line = { ...agreed, ...of };
    const period = { value: 1, unit };
    await keepPending(trx, held, {
      ...rest,
      lines: [line, ...others],
      plan: { id: planId, title, period },
    });
    await addSubscriptionEvent(trx, siteId, held.id, { kind: 'changed', by, data: { text: title }, at });
    if (by.kind !== 'person') return;
    const price = { ...held.price, lines: [line, ...others] };
    await tellSubscriber(trx, services, siteId, held.id, {
      what: 'changed',
      detail: (translate) =>
        `${title} · ${termsOf(translate, { ...held, price, period_value: 1, period_unit: unit })}`,
    });
  });
}
