import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { PlanId } from '#domain/gating/access-rule.ts';
import { GIVING_ACCESS, type MembershipState } from '#domain/members/membership-state.ts';
import type { Id } from '#lib/id.ts';
import type { MemberId } from '#server/members/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

interface PaidMembership {
  readonly memberId: MemberId;
  readonly planId: PlanId;
  readonly state: MembershipState;
  /** Milliseconds since 1970; null: without an end. */
  readonly endsAt: number | null;
  readonly paidBy: {
    readonly subscription_id: Id<'subscription'> | null;
    readonly order_id: Id<'order'> | null;
  };
  readonly at: Date;
}

/** Writes what a member holds of a plan by what is paid for it; what is held otherwise meanwhile stays (MEMB-53). */
export async function holdPaidMembership(
  trx: Transaction<Database>,
  siteId: SiteId,
  { memberId, planId, state, endsAt, paidBy, at }: PaidMembership,
): Promise<void> {
  const held = await trx
    .selectFrom('memberships')
    .select(['state', 'ends_at as endsAt', 'subscription_id as subscriptionId', 'order_id as orderId'])
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('plan_id', '=', planId)
    .forUpdate()
    .executeTakeFirst();
  const isOwn =
    held !== undefined && held.subscriptionId === paidBy.subscription_id && held.orderId === paidBy.order_id;
  const isLive =
    held !== undefined &&
    GIVING_ACCESS.includes(held.state) &&
    (held.endsAt === null || held.endsAt.getTime() > at.getTime());
  if (isOwn) {
    // Taken by the owner, it does not come back with the next event.
    if (held.state === 'expired' && state === 'expired') return;
  } else if (state === 'expired' || (isLive && held.state !== 'complimentary')) return;
  const row = { state, ends_at: endsAt === null ? null : new Date(endsAt), ...paidBy };
  await trx
    .insertInto('memberships')
    .values({ ...row, site_id: siteId, member_id: memberId, plan_id: planId, started_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'member_id', 'plan_id'])
        // Since when it is held stays where it goes on.
        .doUpdateSet({ ...row, ...(isOwn && isLive ? {} : { started_at: at }) }),
    )
    .execute();
}
