import type { Services } from '#server/platform/services.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { paidUntil } from '../hold-subscription.ts';
import { moveSubscription } from '../move-subscription.ts';
import { changeSubscription, type SubscriptionChange } from './change-subscription.ts';

/** Takes a cancellation back until what is paid is over: it goes on as if nothing had been (ORD-116). */
export function takeBackCancellation(services: Services, change: SubscriptionChange): Promise<void> {
  const { siteId, by } = change;
  return changeSubscription(services, change, async (trx, held, at) => {
    // What is over in this moment is ended by its job.
    if (held.state !== 'ending' || paidUntil(held) <= at.getTime()) throw new CallError('subscription-state');
    const isDone = held.cycles !== 0 && held.cycle >= held.cycles;
    const end = new Date(paidUntil(held));
    // After its last charge it is complete when that period ends (ORD-109).
    const dates = isDone ? { next_at: null, ends_at: end } : { next_at: end, ends_at: null };
    await moveSubscription(trx, siteId, held, { to: 'active', kind: 'takenBack', dates, by, at });
  });
}
