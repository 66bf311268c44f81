import { resumedDates } from '#domain/subscriptions/pauses.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { datesOf, paidUntil } from '../hold-subscription.ts';
import { moveSubscription } from '../move-subscription.ts';
import { renewSubscription } from '../renewing/renew-subscription.ts';
import { lastCharge } from './last-charge.ts';
import { changeSubscription, type SubscriptionChange } from './change-subscription.ts';

/**
 * Goes on after a pause: within what is paid the dates stay as they were, later it is charged at once and they are counted
 * from then (ORD-115). Throws `subscription-state` where it is not paused.
 */
export async function resumeSubscription(services: Services, change: SubscriptionChange): Promise<void> {
  const { siteId, subscriptionId, by } = change;
  const isDue = await changeSubscription(services, change, async (trx, held, at) => {
    if (held.state !== 'paused') throw new CallError('subscription-state');
    // A charge that was never paid, for which it rests, covers no time.
    const charge = await lastCharge(trx, siteId, held.id);
    const isUnpaid = charge !== null && charge.paid < charge.total;
    const now = at.getTime();
    const facts = { opened: held.cycle, paidUntil: isUnpaid ? now : paidUntil(held), now };
    const { dates, nextAt } = resumedDates(datesOf(held), facts);
    const isDone = held.cycles !== 0 && held.cycle >= held.cycles;
    const end = new Date(nextAt);
    await moveSubscription(trx, siteId, held, {
      to: 'active',
      kind: 'resumed',
      dates: {
        anchor_at: new Date(dates.anchor),
        anchor_cycle: dates.anchorCycle,
        paused_at: null,
        ...(isDone ? { next_at: null, ends_at: end } : { next_at: end, ends_at: null }),
      },
      by,
      at,
    });
    return !isDone && end <= at;
  });
  if (isDue) await renewSubscription(services, siteId, subscriptionId);
}
