import { sql, type Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Database } from '#server/platform/database/database.ts';
import { applyPlanChange } from '#server/subscriptions/changing-plan/apply-plan-change.ts';
import { fulfilChange } from '#server/subscriptions/changing-plan/fulfil-change.ts';
import { giveUpChange } from '#server/subscriptions/changing-plan/give-up-change.ts';
import { endPaidMembership } from './end-paid-membership.ts';
import { followSubscription } from './follow-subscription.ts';
import { holdPaidMembership } from './hold-paid-membership.ts';

/**
 * What an order means for a membership: that of its subscription follows it, and a plan that is paid once begins when the
 * order is paid, and ends when it is canceled or all of it was given back (MEMB-53). What is paid for a change of plan that came
 * too late goes back (MEMB-55). Most orders mean nothing for any.
 */
export async function followOrder(
  trx: Transaction<Database>,
  siteId: SiteId,
  orderId: Id<'order'>,
  at: Date,
): Promise<void> {
  const order = await trx
    .selectFrom('orders')
    .select([
      'subscription_id as subscriptionId',
      'begins',
      'state',
      'member_id as memberId',
      'paid',
      'returned',
      'total',
      'is_test as isTest',
      'test_account_id as testerId',
      sql<number>`coalesce((select sum(refund.amount) from refunds refund where refund.site_id = orders.site_id
        and refund.order_id = orders.id and refund.status <> 'failed'), 0)::bigint`.as('refunded'),
    ])
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (order === undefined) return;
  if (order.subscriptionId !== null) {
    await followSubscription(trx, siteId, order.subscriptionId, at);
    return;
  }
  const { begins, memberId, testerId } = order;
  if (begins?.changes !== undefined) {
    const isPaid = order.state !== 'canceled' && order.paid - order.returned >= order.total;
    const changed = isPaid ? await applyPlanChange(trx, siteId, { orderId, begins, at }) : 'applied';
    if (isPaid && changed === 'applied') await fulfilChange(trx, siteId, orderId, at);
    if (changed === 'too-late') await giveUpChange(trx, siteId, orderId, { why: 'late', at });
    await followSubscription(trx, siteId, begins.changes.subscriptionId, at);
    return;
  }
  const planId = begins?.terms.planId ?? null;
  if (begins === null || begins.terms.plan !== null || planId === null || memberId === null) return;
  const isGivenBack = order.total > 0 && order.refunded >= order.paid;
  if (order.state === 'canceled' || (order.paid > 0 && isGivenBack)) {
    await endPaidMembership(trx, siteId, { orderId }, at);
    return;
  }
  if (order.paid - order.returned < order.total || (order.isTest && testerId === null)) return;
  const paidBy = { subscription_id: null, order_id: orderId };
  await holdPaidMembership(trx, siteId, { memberId, planId, state: 'active', endsAt: null, paidBy, at });
}
