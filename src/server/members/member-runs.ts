import type { MemberRun } from '#contract/member-runs.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { PlanId } from '#domain/gating/access-rule.ts';
import { MEMBER_RUN_UNDO_MS, type MemberRunKind, type MemberRunState } from '#domain/members/member-runs.ts';
import { createId } from '#lib/id.ts';
import type { JsonValue } from '#lib/json.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { MemberId, MemberRunId } from './tables.ts';

const MOST_LISTED = 50;

const COLUMNS = [
  'id',
  'kind',
  'state',
  'label',
  'plan_id as planId',
  'selection',
  'cursor',
  'total',
  'looked_at as lookedAt',
  'changed',
  'account_id as accountId',
  'created_at as createdAt',
] as const;

export interface StoredMemberRun {
  readonly id: MemberRunId;
  readonly kind: MemberRunKind;
  readonly state: MemberRunState;
  readonly label: string;
  /** Of runs about a plan. */
  readonly planId: PlanId | null;
  readonly selection: JsonValue;
  readonly cursor: MemberId;
  readonly total: number;
  readonly lookedAt: number;
  readonly changed: number;
  readonly accountId: AccountId | null;
  readonly createdAt: Date;
}

interface NewMemberRun {
  readonly kind: MemberRunKind;
  readonly label?: string;
  readonly planId?: PlanId | null;
  readonly selection: JsonValue;
  readonly total: number;
  readonly by: AccountId;
  readonly now: number;
}

export async function createMemberRun(
  trx: Db,
  siteId: SiteId,
  { kind, label = '', planId = null, selection, total, by, now }: NewMemberRun,
): Promise<MemberRunId> {
  const id = createId<'member-run'>(now);
  await trx
    .insertInto('member_runs')
    .values({
      site_id: siteId,
      id,
      kind,
      label,
      plan_id: planId,
      selection: JSON.stringify(selection),
      state: 'running',
      total,
      account_id: by,
      created_at: new Date(now),
    })
    .execute();
  return id;
}

export async function findMemberRun(
  db: Db,
  siteId: SiteId,
  id: MemberRunId,
): Promise<StoredMemberRun | null> {
  const row = await db
    .selectFrom('member_runs')
    .select(COLUMNS)
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** What was done to many members within 72 hours, the newest first. */
export async function listMemberRuns(
  db: Db,
  siteId: SiteId,
  now: number,
): Promise<readonly StoredMemberRun[]> {
  return db
    .selectFrom('member_runs')
    .select(COLUMNS)
    .where('site_id', '=', siteId)
    .where('created_at', '>', new Date(now - MEMBER_RUN_UNDO_MS))
    .orderBy('created_at', 'desc')
    .limit(MOST_LISTED)
    .execute();
}

/** Brings a run from one of several states into another; null where it is in none of them. */
export async function moveMemberRun(
  trx: Db,
  siteId: SiteId,
  id: MemberRunId,
  { from, to }: { readonly from: readonly MemberRunState[]; readonly to: MemberRunState },
): Promise<StoredMemberRun | null> {
  const row = await trx
    .updateTable('member_runs')
    .set({ state: to })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row ?? null;
}

/** States in which a run can be undone. */
export const UNDOABLE_STATES = ['done', 'cancelled', 'failed'] as const;

/** A run as it is answered. */
export function shownRun(run: StoredMemberRun, now: number): MemberRun {
  const { id, kind, state, label, total, lookedAt, changed, createdAt } = run;
  const until = createdAt.getTime() + MEMBER_RUN_UNDO_MS;
  const isUndoable = UNDOABLE_STATES.some((each) => each === state) && changed > 0 && until > now;
  return {
    id,
    kind,
    state,
    label,
    total,
    lookedAt,
    changed,
    createdAt: createdAt.toISOString(),
    undoUntil: isUndoable ? new Date(until).toISOString() : null,
  };
}
