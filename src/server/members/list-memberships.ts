import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { MemberId } from './tables.ts';

/** What a member holds and held, by the names of the plans. */
export async function listMemberships(db: Db, siteId: SiteId, memberId: MemberId) {
  return db
    .selectFrom('memberships as held')
    .innerJoin('member_plans as plan', (join) =>
      join.onRef('plan.site_id', '=', 'held.site_id').onRef('plan.id', '=', 'held.plan_id'),
    )
    .select(['plan.name', 'held.state', 'held.started_at as startedAt', 'held.ends_at as endsAt'])
    .where('held.site_id', '=', siteId)
    .where('held.member_id', '=', memberId)
    .orderBy('held.started_at')
    .execute();
}
