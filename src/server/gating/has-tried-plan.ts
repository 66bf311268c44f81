import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { PlanId } from '#domain/gating/access-rule.ts';
import type { MemberId } from '#server/members/tables.ts';
import type { Db } from '#server/platform/database/database.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';

/**
 * Whether an email address, or the member it is of, had its trial of a plan: each has one, whichever plan it went on with
 * (MEMB-52). Tests do not count.
 */
export async function hasTriedPlan(
  db: Db,
  siteId: SiteId,
  {
    planId,
    memberId,
    email,
  }: { readonly planId: PlanId; readonly memberId: MemberId; readonly email: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('site_id', '=', siteId)
    .where(sql<boolean>`coalesce(tried_plan_id, plan_id) = ${planId}`)
    .where((where) =>
      where.or([where('email_key', '=', addressKey(email)), where('member_id', '=', memberId)]),
    )
    .where('trial_ends_at', 'is not', null)
    .where('is_test', '=', false)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
