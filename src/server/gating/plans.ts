import { sql } from 'kysely';
import { createId } from '#lib/id.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { MAX_PLANS, type PlanId } from '#domain/gating/access-rule.ts';
import type { MemberPlan, MemberPlanFields } from '#domain/members/member-plan.ts';
import { GIVING_ACCESS } from '#domain/members/membership-state.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { bumpRevision } from '#server/sites/queries.ts';

/** The plans of a site in their order, with how many members hold each. */
export async function listPlans(db: Db, siteId: SiteId): Promise<readonly MemberPlan[]> {
  const rows = await plansOf(db, siteId).orderBy('plan.position').orderBy('plan.id').execute();
  return rows.map(planOf);
}

/** A plan whose row is held until the transaction ends, so that those who join come one after the other (MEMB-57). */
export async function lockPlan(trx: Db, siteId: SiteId, planId: PlanId): Promise<MemberPlan | null> {
  const held = await trx
    .selectFrom('member_plans')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', planId)
    .forUpdate()
    .executeTakeFirst();
  if (held === undefined) return null;
  const row = await plansOf(trx, siteId).where('plan.id', '=', planId).executeTakeFirst();
  return row === undefined ? null : planOf(row);
}

/** Makes a plan, or changes one; in force with the next request. Throws `not-found`, `too-many-plans`. */
export async function savePlan(
  { db, now }: Pick<Services, 'db' | 'now'>,
  siteId: SiteId,
  planId: PlanId | null,
  fields: MemberPlanFields,
): Promise<PlanId> {
  return db.transaction().execute(async (trx) => {
    // It holds the row of the site: changes come one after the other.
    await bumpRevision(trx, siteId);
    const id = planId ?? createId<'member-plan'>(now());
    const row = {
      name: fields.name,
      description: fields.description,
      benefits: [...fields.benefits],
      visibility: fields.visibility,
      is_open: fields.isOpen,
      opens_at: dateOf(fields.opensAt),
      closes_at: dateOf(fields.closesAt),
      places: fields.places,
      price: JSON.stringify(fields.price),
      image: fields.image === null ? null : JSON.stringify(fields.image),
      changed_at: new Date(now()),
    };
    if (planId === null) {
      const { count, last } = await trx
        .selectFrom('member_plans')
        .select([
          sql<number>`count(*)::int`.as('count'),
          sql<number>`coalesce(max(position), 0)::int`.as('last'),
        ])
        .where('site_id', '=', siteId)
        .executeTakeFirstOrThrow();
      if (count >= MAX_PLANS) throw new CallError('too-many-plans', { max: MAX_PLANS });
      await trx
        .insertInto('member_plans')
        .values({ ...row, site_id: siteId, id, position: last + 1 })
        .execute();
    } else {
      const changed = await trx
        .updateTable('member_plans')
        .set(row)
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .executeTakeFirst();
      if (changed.numUpdatedRows === 0n) throw new CallError('not-found');
    }
    await refuseForeignImage(trx, siteId, fields);
    await setAreas(trx, siteId, id, fields);
    return id;
  });
}

/** Deletes a plan that nobody holds or held. Throws `not-found`, `plan-has-members` (MEMB-58). */
export async function removePlan(
  { db }: Pick<Services, 'db'>,
  siteId: SiteId,
  planId: PlanId,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await bumpRevision(trx, siteId);
    const plan = await lockPlan(trx, siteId, planId);
    if (plan === null) throw new CallError('not-found');
    if (plan.memberCount > 0) throw new CallError('plan-has-members');
    await trx.deleteFrom('memberships').where('site_id', '=', siteId).where('plan_id', '=', planId).execute();
    await trx.deleteFrom('member_plans').where('site_id', '=', siteId).where('id', '=', planId).execute();
  });
}

/** A picture is a file of the site, at its own address. */
async function refuseForeignImage(trx: Db, siteId: SiteId, { image }: MemberPlanFields): Promise<void> {
  if (image === null) return;
  const file = await trx
    .selectFrom('files')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', image.fileId)
    .executeTakeFirst();
  if (file === undefined) throw new CallError('not-found');
}

async function setAreas(trx: Db, siteId: SiteId, planId: PlanId, { areaIds }: MemberPlanFields) {
  await trx
    .deleteFrom('member_plan_areas')
    .where('site_id', '=', siteId)
    .where('plan_id', '=', planId)
    .execute();
  if (areaIds.length === 0) return;
  const known = await trx
    .selectFrom('member_areas')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', 'in', areaIds)
    .execute();
  if (known.length !== new Set(areaIds).size) throw new CallError('not-found');
  await trx
    .insertInto('member_plan_areas')
    .values(known.map(({ id }) => ({ site_id: siteId, plan_id: planId, area_id: id })))
    .execute();
}

function plansOf(db: Db, siteId: SiteId) {
  return db
    .selectFrom('member_plans as plan')
    .select([
      'plan.id',
      'plan.name',
      'plan.description',
      'plan.benefits',
      'plan.visibility',
      'plan.is_open',
      'plan.opens_at',
      'plan.closes_at',
      'plan.places',
      'plan.price',
      'plan.image',
      sql<MemberPlan['areaIds']>`array(select opened.area_id::text from member_plan_areas opened
        where opened.site_id = ${siteId} and opened.plan_id = plan.id order by opened.area_id)`.as(
        'area_ids',
      ),
      sql<number>`(select count(*)::int from memberships held where held.site_id = ${siteId}
        and held.plan_id = plan.id and held.state = any(${[...GIVING_ACCESS]}))`.as('member_count'),
      // Whose payment is awaited holds a place, and none besides one that is held already.
      sql<number>`(case when plan.places is null then 0 else (
        select count(distinct awaited.member_id)::int from orders awaited
        where awaited.site_id = ${siteId} and awaited.begins is not null
        and awaited.begins -> 'terms' ->> 'planId' = plan.id::text
        and awaited.state in ('awaitingPayment', 'received')
        and not exists (select from memberships held where held.site_id = ${siteId}
          and held.member_id = awaited.member_id and held.plan_id = plan.id
          and held.state = any(${[...GIVING_ACCESS]}))) end)`.as('awaited_count'),
    ])
    .where('plan.site_id', '=', siteId);
}

function planOf(row: Awaited<ReturnType<ReturnType<typeof plansOf>['execute']>>[number]): MemberPlan {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    benefits: row.benefits,
    image: row.image,
    areaIds: row.area_ids,
    visibility: row.visibility,
    isOpen: row.is_open,
    opensAt: row.opens_at?.toISOString() ?? null,
    closesAt: row.closes_at?.toISOString() ?? null,
    places: row.places,
    price: row.price,
    memberCount: row.member_count,
    takenCount: row.places === null ? 0 : row.member_count + row.awaited_count,
  };
}

function dateOf(time: string | null): Date | null {
  return time === null ? null : new Date(time);
}
