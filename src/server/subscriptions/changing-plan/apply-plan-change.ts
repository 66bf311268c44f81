import { sql, type Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { BegunSubscription } from '#domain/orders/begun-subscription.ts';
import { isSubscriptionOver } from '#domain/subscriptions/subscription-states.ts';
import type { OrderId } from '#server/orders/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import { addSubscriptionEvent } from '../add-subscription-event.ts';
import { holdSubscription, paidUntil } from '../hold-subscription.ts';

/**
 * A membership is of another plan from now on, since its difference is paid (MEMB-55): its dates stay, and the next charge is
 * that of the new plan. Once for an order. It is too late for one that ended meanwhile, and for one whose next charge was
 * opened since: its difference was for the time before.
 */
export async function applyPlanChange(
  trx: Transaction<Database>,
  siteId: SiteId,
  {
    orderId,
    begins: { changes, terms, price },
    at,
  }: {
    /** Null where there was nothing to charge. */
    readonly orderId: OrderId | null;
    readonly begins: BegunSubscription;
    readonly at: Date;
  },
): Promise<'applied' | 'too-late'> {
  if (changes === undefined || terms.plan === null || terms.planId === null) return 'applied';
  const held = await holdSubscription(trx, siteId, changes.subscriptionId);
  if (orderId !== null && (await isApplied(trx, siteId, held.id, orderId))) return 'applied';
  if (isSubscriptionOver(held.state) || (changes.cycle ?? held.cycle) !== held.cycle) return 'too-late';
  const { value, unit } = terms.plan.billingPeriod;
  const isOther = value !== held.period_value || unit !== held.period_unit;
  const next = new Date(paidUntil(held));
  await trx
    .updateTable('subscriptions')
    .set({
      plan_id: terms.planId,
      title: terms.title,
      price: JSON.stringify({ ...held.price, lines: price.lines }),
      // What waited was of the plan before.
      pending_change: null,
      // Of another period dates are counted from the next charge on.
      ...(isOther
        ? { period_value: value, period_unit: unit, anchor_at: next, anchor_cycle: held.cycle + 1 }
        : {}),
      version: held.version + 1,
    })
    .where('site_id', '=', siteId)
    .where('id', '=', held.id)
    .execute();
  const data = { text: terms.title, ...(orderId === null ? {} : { order: orderId }) };
  await addSubscriptionEvent(trx, siteId, held.id, { kind: 'changed', by: { kind: 'buyer' }, data, at });
  return 'applied';
}

async function isApplied(
  trx: Transaction<Database>,
  siteId: SiteId,
  subscriptionId: NonNullable<BegunSubscription['changes']>['subscriptionId'],
  orderId: OrderId,
): Promise<boolean> {
  const found = await trx
    .selectFrom('subscription_events')
    .select('id')
    .where('site_id', '=', siteId)
    .where('subscription_id', '=', subscriptionId)
    .where('kind', '=', 'changed')
    .where(sql<boolean>`data ->> 'order' = ${orderId}`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
