import { pauseEndsAt } from '#domain/subscriptions/pauses.ts';
import type { Services } from '#server/platform/services.ts';
import { moveSubscription } from '../move-subscription.ts';
import { changeSubscription, type SubscriptionChange } from './change-subscription.ts';
import { endOpenCharge } from './end-open-charge.ts';
import { lastCharge } from './last-charge.ts';

/** Stops the charges of a subscription until it goes on, for 12 months at most (ORD-115). */
export async function pauseSubscription(services: Services, change: SubscriptionChange): Promise<void> {
  const { siteId, by } = change;
  const openId = await changeSubscription(services, change, async (trx, held, at) => {
    const charge = await lastCharge(trx, siteId, held.id);
    const dates = {
      next_at: null,
      next_try_at: null,
      first_failed_at: null,
      tries: 0,
      paused_at: at,
      ends_at: new Date(pauseEndsAt(at.getTime(), held.zone)),
    };
    await moveSubscription(trx, siteId, held, { to: 'paused', kind: 'paused', dates, by, at });
    return charge !== null && charge.paid < charge.total ? charge.id : null;
  });
  if (openId !== null) await endOpenCharge(services, siteId, openId, by);
}
