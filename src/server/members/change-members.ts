import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { MemberHappening } from '#domain/members/member-history.ts';
import { MAX_MEMBER_LABELS, type MemberRunKind } from '#domain/members/member-runs.ts';
import type { Db } from '#server/platform/database/database.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import type { Services } from '#server/platform/services.ts';
import { changeMemberships } from './change-memberships.ts';
import { matchingMembers } from './matching-members.ts';
import { memberRemoved } from './membership-happened.ts';
import { recordHappening } from './member-history.ts';
import { moveMemberRun, type StoredMemberRun } from './member-runs.ts';
import { memberSelectionSchema, type MemberSelection } from './member-selection.ts';
import type { MemberId } from './tables.ts';

const BATCH = 500;

const HAPPENINGS: Readonly<Record<MemberRunKind, MemberHappening>> = {
  label: 'edited',
  unlabel: 'edited',
  suspend: 'suspended',
  activate: 'activated',
  remove: 'removed',
  import: 'imported',
  plan: 'edited',
  unplan: 'edited',
};

/**
 * Does what a run is about, by batches in the order of ids; one that was interrupted goes on where it was. Ends early
 * where it is cancelled.
 */
export async function changeMembers(
  services: Services,
  siteId: SiteId,
  run: StoredMemberRun,
  signal: AbortSignal,
): Promise<void> {
  const selection = memberSelectionSchema.parse(run.selection);
  for (;;) {
    signal.throwIfAborted();
    const isOver = await services.db
      .transaction()
      .execute((trx) => changeBatch(trx, services, siteId, run, selection));
    if (isOver) return;
  }
}

async function changeBatch(
  trx: Db,
  services: Services,
  siteId: SiteId,
  { id: runId }: StoredMemberRun,
  selection: MemberSelection,
): Promise<boolean> {
  // Holds the run, so that a cancel waits for the batch.
  const run = await moveMemberRun(trx, siteId, runId, { from: ['running'], to: 'running' });
  if (run === null) return true;
  const now = services.now();
  const query =
    'ids' in selection
      ? matchingMembers(trx, siteId, {}, { now, by: 'walk' }).where('members.id', 'in', selection.ids)
      : matchingMembers(trx, siteId, selection.filter, { now: run.createdAt.getTime(), by: 'keys' });
  const batch = await query
    .select('members.id')
    .where('members.id', '>', run.cursor)
    .orderBy('members.id')
    .limit(BATCH)
    .forUpdate()
    .execute();
  const ids = batch.map(({ id }) => id);
  const changed = ids.length === 0 ? [] : await applyRun(trx, siteId, run, ids, now);
  await recordHappening(trx, siteId, changed, { what: HAPPENINGS[run.kind], by: run.accountId, now });
  const isOver = ids.length < BATCH;
  await trx
    .updateTable('member_runs')
    .set({
      cursor: ids.at(-1) ?? run.cursor,
      looked_at: run.lookedAt + ids.length,
      changed: run.changed + changed.length,
      state: isOver ? 'done' : 'running',
    })
    .where('site_id', '=', siteId)
    .where('id', '=', runId)
    .execute();
  return isOver;
}

async function applyRun(
  trx: Db,
  siteId: SiteId,
  run: StoredMemberRun,
  ids: readonly MemberId[],
  now: number,
): Promise<readonly MemberId[]> {
  const { kind, planId } = run;
  if (kind !== 'plan' && kind !== 'unplan') return apply(trx, siteId, { ...run, kind }, ids, now);
  return planId === null ? [] : changeMemberships(trx, siteId, { run, planId, ids, now });
}

/** A run that changes members themselves. */
type MemberRunOfMembers = StoredMemberRun & { readonly kind: Exclude<MemberRunKind, 'plan' | 'unplan'> };

/** Changes those of a batch that the action changes; keeps what they were. */
async function apply(
  trx: Db,
  siteId: SiteId,
  run: MemberRunOfMembers,
  ids: readonly MemberId[],
  now: number,
): Promise<readonly MemberId[]> {
  const { condition, change } = changeOf(run, now);
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
          sql<string>`jsonb_build_object('status', status, 'formerStatus', former_status, 'labels', labels)`.as(
            'before',
          ),
        ])
        .where('site_id', '=', siteId)
        .where('id', 'in', ids)
        .where(condition),
    )
    .returning('member_id')
    .execute();
  const changed = kept.map(({ member_id: id }) => id);
  if (changed.length === 0) return [];
  await trx
    .updateTable('members')
    .set(change)
    .where('site_id', '=', siteId)
    .where('id', 'in', changed)
    .execute();
  if (run.kind === 'suspend' || run.kind === 'remove') {
    await trx
      .deleteFrom('member_sessions')
      .where('site_id', '=', siteId)
      .where('member_id', 'in', changed)
      .execute();
  }
  if (run.kind === 'remove' || run.kind === 'import') {
    const at = new Date(now);
    await recordEvents(
      trx,
      memberRemoved,
      changed.map((subject) => ({ siteId, subject, params: {}, at })),
    );
  }
  return changed;
}

/** Whom an action changes (MEMB-03), and into what. */
function changeOf({ kind, label }: MemberRunOfMembers, now: number) {
  switch (kind) {
    case 'label':
      return {
        condition: sql<boolean>`not labels @> array[${label}]::text[] and cardinality(labels) < ${MAX_MEMBER_LABELS}`,
        change: { labels: sql<string[]>`array_append(labels, ${label})` },
      };
    case 'unlabel':
      return {
        condition: sql<boolean>`labels @> array[${label}]::text[]`,
        change: { labels: sql<string[]>`array_remove(labels, ${label})` },
      };
    case 'suspend':
      return { condition: sql<boolean>`status = 'active'`, change: { status: 'suspended' as const } };
    case 'activate':
      return { condition: sql<boolean>`status = 'suspended'`, change: { status: 'active' as const } };
    case 'remove':
    case 'import':
      return {
        condition: sql<boolean>`status <> 'removed'`,
        change: {
          status: 'removed' as const,
          former_status: sql<'active'>`status`,
          removed_at: new Date(now),
          removed_by_owner: true,
        },
      };
  }
}
