import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { PlanId } from '#domain/gating/access-rule.ts';
import { takesMembers } from '#domain/members/member-plan.ts';
import type { MemberId } from '#server/members/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isBuyingPlan } from './is-buying-plan.ts';
import { hasTriedPlan } from './has-tried-plan.ts';
import { listHeldPlans } from './memberships.ts';
import { lockPlan } from './plans.ts';

/** 'awaited': the same member pays for it in another checkout; 'bought': they have done so. */
export type Place = 'held' | 'closed' | 'tried' | 'awaited' | 'bought';

/**
 * Whether an order that is being placed gets a place of its plan, which it then holds as long as its payment is awaited: of
 * many at once as many do as there are places (MEMB-57). Nobody pays for what they hold already, and nobody tries a plan
 * twice (MEMB-52). The row of the plan is held until the transaction ends, as stock is.
 */
export async function holdPlace(
  trx: Transaction<Database>,
  siteId: SiteId,
  planId: PlanId,
  buyer: {
    readonly memberId: MemberId | null;
    readonly email: string;
    readonly isTrial: boolean;
    readonly now: number;
  },
): Promise<Place> {
  const { memberId, email, isTrial, now } = buyer;
  if (memberId === null) return 'closed';
  const plan = await lockPlan(trx, siteId, planId);
  const buying = await isBuyingPlan(trx, siteId, { planId, memberId });
  if (buying !== 'no') return buying;
  if (plan === null || !takesMembers(plan, now)) return 'closed';
  if ((await listHeldPlans(trx, siteId, memberId, now)).includes(planId)) return 'closed';
  return isTrial && (await hasTriedPlan(trx, siteId, { planId, memberId, email })) ? 'tried' : 'held';
}
