import type { Services } from '#server/platform/services.ts';
import { addSubscriptionEvent } from '../add-subscription-event.ts';
import { changeSubscription, type SubscriptionChange } from '../managing/change-subscription.ts';
import { keepPending } from '../managing/keep-pending.ts';

/** Forgets the change to another plan that waits for the next charge; without one nothing happens (MEMB-55). */
export function keepPlan(services: Services, change: SubscriptionChange): Promise<void> {
  const { siteId, by } = change;
  return changeSubscription(services, change, async (trx, held, at) => {
    const { plan, lines: _lines, ...rest } = held.pending_change ?? {};
    if (plan === undefined) return;
    await keepPending(trx, held, rest);
    await addSubscriptionEvent(trx, siteId, held.id, { kind: 'changed', by, data: { text: held.title }, at });
  });
}
