import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { ChargeDates } from '#domain/subscriptions/charge-dates.ts';
import { chargeDate } from '#domain/subscriptions/charge-dates.ts';
import type { Id } from '#lib/id.ts';
import type { Database } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';

/** A subscription that the transaction holds until it ends; before its orders, as locks are taken. `not-found` without one. */
export async function holdSubscription(
  trx: Transaction<Database>,
  siteId: SiteId,
  subscriptionId: Id<'subscription'>,
) {
  const subscription = await trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', subscriptionId)
    .forUpdate()
    .executeTakeFirst();
  if (subscription === undefined) throw new CallError('not-found');
  return subscription;
}

export type HeldSubscription = Awaited<ReturnType<typeof holdSubscription>>;

/** By which the charges of a subscription are counted (ORD-108). */
export function datesOf({
  anchor_at: anchor,
  anchor_cycle: anchorCycle,
  zone,
  period_value: value,
  period_unit: unit,
}: Pick<
  HeldSubscription,
  'anchor_at' | 'anchor_cycle' | 'zone' | 'period_value' | 'period_unit'
>): ChargeDates {
  return { anchor: anchor.getTime(), anchorCycle, zone, period: { value, unit } };
}

/** Until when what was charged so far lasts: milliseconds since 1970. */
export function paidUntil(
  subscription: Pick<
    HeldSubscription,
    'anchor_at' | 'anchor_cycle' | 'zone' | 'period_value' | 'period_unit' | 'cycle'
  >,
): number {
  return chargeDate(datesOf(subscription), subscription.cycle + 1);
}
