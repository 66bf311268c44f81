import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { membershipOf } from '#domain/members/membership-of-subscription.ts';
import { chargeDate } from '#domain/subscriptions/charge-dates.ts';
import type { Id } from '#lib/id.ts';
import type { Database } from '#server/platform/database/database.ts';
import { endPaidMembership } from './end-paid-membership.ts';
import { holdPaidMembership } from './hold-paid-membership.ts';

/**
 * Brings the membership of a subscription to where that stands now, whatever happened in between (MEMB-53): it begins with
 * the first charge that was paid, or with a trial. Of one that changed to another plan the former membership ends. Of a test
 * nothing comes, unless a contributor of the site made it: a test card buys nothing.
 */
export async function followSubscription(
  trx: Transaction<Database>,
  siteId: SiteId,
  subscriptionId: Id<'subscription'>,
  at: Date,
): Promise<void> {
  const found = await findSubscription(trx, siteId, subscriptionId);
  if (found === null) return;
  const { memberId, planId, isPaid, paidUntil } = found;
  await endPaidMembership(trx, siteId, { subscriptionId, exceptPlanId: planId }, at);
  if (!isPaid) return;
  const { state, endsAt } = membershipOf({ ...found, paidUntil }, at.getTime());
  const paidBy = { subscription_id: subscriptionId, order_id: null };
  await holdPaidMembership(trx, siteId, { memberId, planId, state, endsAt, paidBy, at });
}

async function findSubscription(
  trx: Transaction<Database>,
  siteId: SiteId,
  subscriptionId: Id<'subscription'>,
) {
  const row = await trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', subscriptionId)
    .where('kind', '=', 'membership')
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined || row.plan_id === null || row.member_id === null) return null;
  const charges = await trx
    .selectFrom('orders')
    .select(['cycle', 'paid', 'returned', 'total', 'test_account_id as testerId'])
    .where('site_id', '=', siteId)
    .where('subscription_id', '=', subscriptionId)
    .orderBy('cycle')
    .execute();
  const [first] = charges;
  const last = charges.at(-1);
  const isCharged = (charge: typeof first) =>
    charge !== undefined && charge.paid - charge.returned >= charge.total;
  if (row.is_test && (first?.testerId ?? null) === null) return null;
  const dates = {
    anchor: row.anchor_at.getTime(),
    anchorCycle: row.anchor_cycle,
    zone: row.zone,
    period: { value: row.period_value, unit: row.period_unit },
  };
  // A charge that was opened and not paid has bought nothing.
  const paidCycles = last === undefined || isCharged(last) ? row.cycle : row.cycle - 1;
  return {
    planId: row.plan_id,
    memberId: row.member_id,
    state: row.state,
    trialEndsAt: row.trial_ends_at?.getTime() ?? null,
    // That of a pause is when nobody waits for it any more.
    endsAt: row.state === 'paused' ? null : (row.ends_at?.getTime() ?? null),
    paidUntil: chargeDate(dates, paidCycles + 1),
    isPaid: isCharged(first),
  };
}
