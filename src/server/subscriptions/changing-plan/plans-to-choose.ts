import type { SiteId } from '#domain/documents/record.ts';
import { isPlanSold } from '#domain/members/is-plan-sold.ts';
import { takesMembers, type MemberPlan } from '#domain/members/member-plan.ts';
import { planOffers, type PlanOffer } from '#domain/members/plan-price.ts';
import type { Id } from '#lib/id.ts';
import { listHeldPlans } from '#server/gating/memberships.ts';
import { listPlans } from '#server/gating/plans.ts';
import type { Db } from '#server/platform/database/database.ts';

/** A plan at one of its prices. */
export interface PlanChoice {
  readonly plan: MemberPlan;
  readonly offer: PlanOffer & { readonly period: 'month' | 'year' };
}

interface Holder {
  readonly memberId: Id<'member'>;
  readonly planId: Id<'member-plan'>;
  readonly period: 'month' | 'year';
  readonly featuresOff: readonly number[];
  readonly now: number;
}

/** To what a membership can be changed: public plans that take members, and the other period of its own (MEMB-55). */
export async function plansToChoose(
  db: Db,
  siteId: SiteId,
  { memberId, planId, period, featuresOff, now }: Holder,
): Promise<readonly PlanChoice[]> {
  const held = new Set(await listHeldPlans(db, siteId, memberId, now));
  const plans = (await listPlans(db, siteId)).filter((plan) => {
    if (!isPlanSold(plan.price, featuresOff)) return false;
    if (plan.id === planId) return true;
    return plan.visibility === 'public' && !held.has(plan.id) && takesMembers(plan, now);
  });
  return plans.flatMap((plan) =>
    planOffers(plan.price).flatMap(({ period: each, amount }) => {
      if (each === 'once' || (plan.id === planId && each === period)) return [];
      return [{ plan, offer: { period: each, amount } }];
    }),
  );
}
