import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { PlanId } from '#domain/gating/access-rule.ts';
import { GIVING_ACCESS } from '#domain/members/membership-state.ts';
import type { Db } from '#server/platform/database/database.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import { membershipTaken } from './membership-happened.ts';
import type { StoredMemberRun } from './member-runs.ts';
import type { MemberId } from './tables.ts';

interface PlanChange {
  readonly run: StoredMemberRun;
  readonly planId: PlanId;
  readonly ids: readonly MemberId[];
  readonly now: number;
}

/**
 * Gives a plan to those of a batch who do not hold it, or takes it from those who do; keeps what they held before, for the
 * undo. Whom it changed.
 */
export async function changeMemberships(
  trx: Db,
  siteId: SiteId,
  { run, planId, ids, now }: PlanChange,
): Promise<readonly MemberId[]> {
  const isGiven = run.kind === 'plan';
  const at = new Date(now);
  const holds = sql<boolean>`exists (select from memberships held where held.site_id = ${siteId}
    and held.member_id = members.id and held.plan_id = ${planId} and held.state = any(${[...GIVING_ACCESS]})
    and (held.ends_at is null or held.ends_at > ${at}))`;
  const kept = await trx
    .insertInto('member_run_changes')
    .columns(['site_id', 'run_id', 'member_id', 'before'])
    .expression(
      trx
        .selectFrom('members')
        .select([
          'site_id',
          sql<typeof run.id>`${run.id}`.as('run_id'),
          'id as member_id',
          sql<string>`coalesce((select jsonb_build_object('state', held.state, 'startedAt', held.started_at,
              'endsAt', held.ends_at)
            from memberships held where held.site_id = ${siteId} and held.member_id = members.id
            and held.plan_id = ${planId}), '{}')`.as('before'),
        ])
        .where('site_id', '=', siteId)
        .where('id', 'in', ids)
        .where('status', '<>', 'removed')
        .where(isGiven ? sql<boolean>`not ${holds}` : holds),
    )
    .returning('member_id')
    .execute();
  const changed = kept.map(({ member_id: id }) => id);
  if (changed.length === 0) return [];
  if (isGiven) {
    const row = {
      state: 'complimentary',
      started_at: at,
      ends_at: null,
      subscription_id: null,
      order_id: null,
    } as const;
    await trx
      .insertInto('memberships')
      .values(changed.map((id) => ({ ...row, site_id: siteId, member_id: id, plan_id: planId })))
      .onConflict((conflict) => conflict.columns(['site_id', 'member_id', 'plan_id']).doUpdateSet(row))
      .execute();
  } else {
    const taken = await trx
      .updateTable('memberships')
      .set({ state: 'expired', ends_at: at })
      .where('site_id', '=', siteId)
      .where('plan_id', '=', planId)
      .where('member_id', 'in', changed)
      .returning(['member_id as subject', 'subscription_id as subscriptionId'])
      .execute();
    const events = taken.flatMap(({ subject, subscriptionId }) =>
      subscriptionId === null ? [] : [{ siteId, subject, params: { subscriptionId }, at }],
    );
    if (events.length > 0) await recordEvents(trx, membershipTaken, events);
  }
  return changed;
}

/**
 * Gives back what was held before a run; `rows` is JSON of ids with it. What became of a membership otherwise since then
 * stays; what was paid for again and again is over once it was taken.
 */
export async function restoreMemberships(
  trx: Db,
  siteId: SiteId,
  run: StoredMemberRun,
  rows: string,
): Promise<void> {
  const { planId, createdAt } = run;
  const given = sql`jsonb_to_recordset(${rows}::jsonb) as given (id text, before jsonb)`;
  const ofRun = sql`held.site_id = ${siteId} and held.plan_id = ${planId} and held.member_id = given.id`;
  const isAsLeft =
    run.kind === 'plan'
      ? sql`held.state = 'complimentary' and held.started_at >= ${createdAt}`
      : sql`held.state = 'expired' and held.ends_at >= ${createdAt}`;
  await sql`delete from memberships held using ${given}
    where ${ofRun} and ${isAsLeft} and given.before ->> 'state' is null`.execute(trx);
  await sql`update memberships held set state = given.before ->> 'state',
      started_at = (given.before ->> 'startedAt')::timestamptz,
      ends_at = (given.before ->> 'endsAt')::timestamptz
    from ${given} where ${ofRun} and ${isAsLeft} and given.before ->> 'state' is not null
      and held.subscription_id is null`.execute(trx);
}
