import type { Transaction } from 'kysely';
import { pauseEndsAt } from '#domain/subscriptions/pauses.ts';
import { canSubscriptionBecome } from '#domain/subscriptions/subscription-states.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { giveUpUnpaidChange } from '../changing-plan/give-up-unpaid-change.ts';
import type { HeldSubscription } from '../hold-subscription.ts';
import { moveSubscription } from '../move-subscription.ts';
import type { Charge } from './charge.ts';
import { tellEnded } from './tell-ended.ts';

const SYSTEM = { kind: 'system' } as const;

/**
 * A charge was not paid in all its days, or its invoice was not: the subscription is canceled, or rests where the owner wants
 * that (ORD-112). One whose first charge never came is canceled.
 */
export async function endUnpaid(
  trx: Transaction<Database>,
  services: Services,
  held: HeldSubscription,
  charge: Charge,
  at: Date,
): Promise<void> {
  const { site_id: siteId, zone } = held;
  const { unpaidSubscriptions } = await loadStoreSettings(trx, siteId);
  const rests = unpaidSubscriptions === 'pause' && !charge.isFirst;
  const over = { next_at: null, next_try_at: null, first_failed_at: null, tries: 0 } as const;
  if (rests && canSubscriptionBecome(held.state, 'paused')) {
    const dates = { ...over, paused_at: at, ends_at: new Date(pauseEndsAt(at.getTime(), zone)) };
    await moveSubscription(trx, siteId, held, { to: 'paused', kind: 'paused', dates, by: SYSTEM, at });
  } else if (canSubscriptionBecome(held.state, 'canceled') && held.state !== 'paused') {
    const dates = { ...over, ends_at: at };
    await moveSubscription(trx, siteId, held, { to: 'canceled', kind: 'canceled', dates, by: SYSTEM, at });
  } else return;
  await giveUpUnpaidChange(trx, services.cipher, held, at);
  await tellEnded(trx, services, held, charge, rests ? 'paused' : 'canceled');
}
