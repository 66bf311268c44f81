import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { PlanId } from '#domain/gating/access-rule.ts';
import type { MemberId } from '#server/members/tables.ts';
import type { Db } from '#server/platform/database/database.ts';

/**
 * Whether a member has bought a plan that they do not hold yet: its payment is under way in another checkout, or it is paid, or
 * waits for its invoice. Nobody pays twice for one plan (MEMB-53).
 */
export async function isBuyingPlan(
  db: Db,
  siteId: SiteId,
  { planId, memberId }: { readonly planId: PlanId; readonly memberId: MemberId },
): Promise<'awaited' | 'bought' | 'no'> {
  const order = await db
    .selectFrom('orders')
    .select('state')
    .where('site_id', '=', siteId)
    .where('begins', 'is not', null)
    .where(sql<boolean>`begins -> 'terms' ->> 'planId' = ${planId}`)
    .where('state', 'in', ['awaitingPayment', 'received'])
    .where('member_id', '=', memberId)
    .limit(1)
    .executeTakeFirst();
  if (order !== undefined) return order.state === 'received' ? 'bought' : 'awaited';
  const subscription = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('site_id', '=', siteId)
    .where('plan_id', '=', planId)
    .where('member_id', '=', memberId)
    .where('state', '=', 'active')
    .limit(1)
    .executeTakeFirst();
  return subscription === undefined ? 'no' : 'bought';
}
