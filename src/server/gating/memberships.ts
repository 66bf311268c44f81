import type { SiteId } from '#domain/documents/record.ts';
import type { PlanId } from '#domain/gating/access-rule.ts';
import { takesMembers } from '#domain/members/member-plan.ts';
import { GIVING_ACCESS, mayChangeMembership, MEMBERSHIP_STATES } from '#domain/members/membership-state.ts';
import type { Db } from '#server/platform/database/database.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import { membershipTaken } from '#server/members/membership-happened.ts';
import type { Services } from '#server/platform/services.ts';
import { lockPlan } from './plans.ts';
import type { MemberId } from '#server/members/tables.ts';

/** The plans that a member holds now (MEMB-53). */
export async function listHeldPlans(
  db: Db,
  siteId: SiteId,
  memberId: MemberId,
  now: number,
): Promise<readonly PlanId[]> {
  const rows = await db
    .selectFrom('memberships')
    .select('plan_id as planId')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('state', 'in', GIVING_ACCESS)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', new Date(now))]))
    .execute();
  return rows.map(({ planId }) => planId);
}

/** From which states a membership ends. */
const ENDING = MEMBERSHIP_STATES.filter((state) => mayChangeMembership(state, 'expired'));

export type Joining = 'joined' | 'closed' | 'not-found';

/**
 * Joins a free plan (MEMB-50); twice changes nothing. Of many at once as many get in as there are places (MEMB-57).
 */
export async function joinPlan(
  { db, now }: Pick<Services, 'db' | 'now'>,
  siteId: SiteId,
  memberId: MemberId,
  planId: PlanId,
): Promise<Joining> {
  return db.transaction().execute(async (trx): Promise<Joining> => {
    const plan = await lockPlan(trx, siteId, planId);
    if (plan === null || plan.price.kind !== 'free') return 'not-found';
    const held = await listHeldPlans(trx, siteId, memberId, now());
    if (held.includes(planId)) return 'joined';
    if (!takesMembers(plan, now())) return 'closed';
    await hold(trx, siteId, { memberId, planId, state: 'active', now: now() });
    return 'joined';
  });
}

/** Gives a member a plan, whatever it costs and however many hold it (MEMB-58). False where there is no such plan. */
export async function givePlan(
  { db, now }: Pick<Services, 'db' | 'now'>,
  siteId: SiteId,
  memberId: MemberId,
  planId: PlanId,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if ((await lockPlan(trx, siteId, planId)) === null) return false;
    const held = await listHeldPlans(trx, siteId, memberId, now());
    if (!held.includes(planId)) {
      await hold(trx, siteId, { memberId, planId, state: 'complimentary', now: now() });
    }
    return true;
  });
}

/** Leaves a free plan, at once (MEMB-50). What is paid for is cancelled where it is paid. */
export async function leavePlan(
  { db, now }: Pick<Services, 'db' | 'now'>,
  siteId: SiteId,
  memberId: MemberId,
  planId: PlanId,
): Promise<void> {
  await ending(db, siteId, memberId, planId, new Date(now()))
    .where('subscription_id', 'is', null)
    .where('order_id', 'is', null)
    .execute();
}

/** Takes a plan from a member, at once, who is charged for it no more (MEMB-58). */
export async function endMembership(
  { db, now }: Pick<Services, 'db' | 'now'>,
  siteId: SiteId,
  memberId: MemberId,
  planId: PlanId,
): Promise<void> {
  const at = new Date(now());
  await db.transaction().execute(async (trx) => {
    const ended = await ending(trx, siteId, memberId, planId, at)
      .returning('subscription_id as subscriptionId')
      .executeTakeFirst();
    const subscriptionId = ended?.subscriptionId ?? null;
    if (subscriptionId === null) return;
    await recordEvents(trx, membershipTaken, [{ siteId, subject: memberId, params: { subscriptionId }, at }]);
  });
}

function ending(db: Db, siteId: SiteId, memberId: MemberId, planId: PlanId, at: Date) {
  return db
    .updateTable('memberships')
    .set({ state: 'expired', ends_at: at })
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('plan_id', '=', planId)
    .where('state', 'in', ENDING);
}

async function hold(
  trx: Db,
  siteId: SiteId,
  {
    memberId,
    planId,
    state,
    now,
  }: {
    readonly memberId: MemberId;
    readonly planId: PlanId;
    readonly state: 'active' | 'complimentary';
    readonly now: number;
  },
): Promise<void> {
  const row = { state, started_at: new Date(now), ends_at: null, subscription_id: null, order_id: null };
  await trx
    .insertInto('memberships')
    .values({ ...row, site_id: siteId, member_id: memberId, plan_id: planId })
    .onConflict((conflict) => conflict.columns(['site_id', 'member_id', 'plan_id']).doUpdateSet(row))
    .execute();
}
