import type { SiteId } from '#domain/documents/record.ts';
import { chargeDate } from '#domain/subscriptions/charge-dates.ts';
import { dueCycle } from '#domain/subscriptions/due-cycle.ts';
import { nextStockTry } from '#domain/subscriptions/renewal-tries.ts';
import type { Id } from '#lib/id.ts';
import type { ShortLine } from '#server/orders/hold-stock.ts';
import { retryTransaction } from '#server/platform/database/retry-transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { addSubscriptionEvent } from '../add-subscription-event.ts';
import { datesOf, holdSubscription } from '../hold-subscription.ts';
import { tellNoStock } from './tell-no-stock.ts';

const SYSTEM = { kind: 'system' } as const;

/**
 * What becomes of a charge whose pieces are not there: nothing is charged, it is tried daily for 14 days, and owner and buyer
 * are told once; after that this charge is skipped, and the next one is as agreed (ORD-118).
 */
export async function noteNoStock(
  services: Services,
  siteId: SiteId,
  subscriptionId: Id<'subscription'>,
  short: readonly ShortLine[],
): Promise<void> {
  await retryTransaction(services.db, async (trx) => {
    const held = await holdSubscription(trx, siteId, subscriptionId);
    const now = services.now();
    const dates = datesOf(held);
    const due = dueCycle(dates, { opened: held.cycle, cycles: held.cycles, now });
    if (held.state !== 'active' || due === null) return;
    const at = new Date(now);
    const { cycle } = due;
    const next = nextStockTry(chargeDate(dates, cycle), now, held.zone);
    if (next !== null) {
      await trx
        .updateTable('subscriptions')
        .set({
          next_try_at: new Date(next),
          told_no_stock_at: held.told_no_stock_at ?? at,
          version: held.version + 1,
        })
        .where('site_id', '=', siteId)
        .where('id', '=', held.id)
        .execute();
      if (held.told_no_stock_at !== null) return;
      const text = short.map(({ title }) => title).join(', ');
      await addSubscriptionEvent(trx, siteId, held.id, {
        kind: 'noStock',
        by: SYSTEM,
        data: { cycle, text },
        at,
      });
      return tellNoStock(trx, services, held);
    }
    const isLast = held.cycles !== 0 && cycle >= held.cycles;
    const after = new Date(chargeDate(dates, cycle + 1));
    await trx
      .updateTable('subscriptions')
      .set({
        cycle,
        next_at: isLast ? null : after,
        ends_at: isLast ? after : null,
        next_try_at: null,
        told_no_stock_at: null,
        version: held.version + 1,
      })
      .where('site_id', '=', siteId)
      .where('id', '=', held.id)
      .execute();
    for (const missed of [...due.skipped, cycle]) {
      const event = { kind: 'skipped', by: SYSTEM, data: { cycle: missed, reason: 'stock' }, at } as const;
      await addSubscriptionEvent(trx, siteId, held.id, event);
    }
  });
}
