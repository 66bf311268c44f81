import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { AreaId, PlanId } from '#domain/gating/access-rule.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { findMember } from '#server/members/members.ts';
import { listHeldPlans } from './memberships.ts';
import type { MemberId } from '#server/members/tables.ts';

interface Named<NamedId> {
  readonly id: NamedId;
  readonly name: string;
}

interface MemberHoldings {
  readonly memberId: MemberId;
  readonly name: string;
  readonly plans: Named<PlanId>[];
  readonly areas: Named<AreaId>[];
}

/** What a page is told of its member; null where the account is gone by now. */
export async function findPageMember(
  { db, now }: Pick<Services, 'db' | 'now'>,
  siteId: SiteId,
  memberId: MemberId,
): Promise<MemberHoldings | null> {
  const [member, held] = await Promise.all([
    findMember(db, siteId, memberId),
    listHeldPlans(db, siteId, memberId, now()),
  ]);
  if (member === null) return null;
  const [plans, areas] = await Promise.all([namesOfPlans(db, siteId, held), openAreas(db, siteId, held)]);
  return { memberId, name: `${member.firstName} ${member.lastName}`.trim(), plans, areas };
}

async function namesOfPlans(db: Db, siteId: SiteId, held: readonly PlanId[]): Promise<Named<PlanId>[]> {
  if (held.length === 0) return [];
  return db
    .selectFrom('member_plans')
    .select(['id', 'name'])
    .where('site_id', '=', siteId)
    .where('id', 'in', held)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The areas for all members, and those that one of these plans opens (MEMB-36). */
function openAreas(db: Db, siteId: SiteId, held: readonly PlanId[]): Promise<Named<AreaId>[]> {
  return db
    .selectFrom('member_areas as area')
    .select(['area.id', 'area.name'])
    .where('area.site_id', '=', siteId)
    .where((where) =>
      where.or([
        where('area.is_for_all_members', '=', true),
        where.exists(
          where
            .selectFrom('member_plan_areas as opened')
            .select(sql`1`.as('one'))
            .where('opened.site_id', '=', siteId)
            .whereRef('opened.area_id', '=', 'area.id')
            .where('opened.plan_id', '=', sql<PlanId>`any(${[...held]})`),
        ),
      ]),
    )
    .orderBy('area.position')
    .orderBy('area.id')
    .execute();
}
