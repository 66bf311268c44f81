import type { SiteId } from '#domain/documents/record.ts';
import type { PlanId } from '#domain/gating/access-rule.ts';
import type { MemberId } from '#server/members/tables.ts';
import type { Db } from '#server/platform/database/database.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';

/** The plans of which an email address, or the member it is of, had its trial: each has one (MEMB-52). Tests do not count. */
export async function listTriedPlans(
  db: Db,
  siteId: SiteId,
  { memberId, email }: { readonly memberId: MemberId; readonly email: string },
): Promise<ReadonlySet<PlanId>> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('plan_id as planId')
    .distinct()
    .where('site_id', '=', siteId)
    .where('plan_id', 'is not', null)
    .where((where) =>
      where.or([where('email_key', '=', addressKey(email)), where('member_id', '=', memberId)]),
    )
    .where('trial_ends_at', 'is not', null)
    .where('is_test', '=', false)
    .execute();
  return new Set(rows.flatMap(({ planId }) => planId ?? []));
}
