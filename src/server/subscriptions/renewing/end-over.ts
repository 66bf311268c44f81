import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import { retryTransaction } from '#server/platform/database/retry-transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { giveUpUnpaidChange } from '../changing-plan/give-up-unpaid-change.ts';
import { holdSubscription } from '../hold-subscription.ts';
import { moveSubscription } from '../move-subscription.ts';

/**
 * Ends a subscription that has come to its end: completed after the period of its last charge, canceled where what was paid
 * before is over, or where it has rested for 12 months (ORD-109, ORD-115, ORD-116).
 */
export async function endOver(
  services: Services,
  siteId: SiteId,
  subscriptionId: Id<'subscription'>,
): Promise<void> {
  await retryTransaction(services.db, async (trx) => {
    const held = await holdSubscription(trx, siteId, subscriptionId);
    const at = new Date(services.now());
    const { state, ends_at: endsAt } = held;
    if (endsAt === null || endsAt > at) return;
    if (state !== 'active' && state !== 'ending' && state !== 'paused') return;
    const to = state === 'active' ? 'completed' : 'canceled';
    const dates = { next_at: null, next_try_at: null };
    await moveSubscription(trx, siteId, held, { to, kind: to, dates, by: { kind: 'system' }, at });
    await giveUpUnpaidChange(trx, services.cipher, held, at);
  });
}
