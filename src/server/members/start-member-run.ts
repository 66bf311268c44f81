import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { PlanId } from '#domain/gating/access-rule.ts';
import { MEMBER_RUN_UNDO_MS, type MemberAction } from '#domain/members/member-runs.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { changeMembersJob } from './change-members-job.ts';
import { countMembers } from './list-members.ts';
import {
  createMemberRun,
  findMemberRun,
  moveMemberRun,
  UNDOABLE_STATES,
  type StoredMemberRun,
} from './member-runs.ts';
import type { MemberSelection } from './member-selection.ts';
import { assertRoomForLabels } from './one-member.ts';
import type { MemberRunId } from './tables.ts';

interface AskedRun {
  readonly action: MemberAction;
  readonly label: string;
  /** Of `plan` and `unplan`. */
  readonly planId?: PlanId | null;
  readonly selection: MemberSelection;
  readonly by: AccountId;
}

/** Begins to change a selection of members, or all that match; a job does it (MEMB-66, CRM-13). */
export async function startMemberRun(
  services: Services,
  siteId: SiteId,
  { action, label: asked, planId = null, selection, by }: AskedRun,
): Promise<StoredMemberRun> {
  const { db, now } = services;
  const total =
    'ids' in selection
      ? new Set(selection.ids).size
      : await countMembers(db, siteId, selection.filter, now());
  return db.transaction().execute(async (trx) => {
    // What is read of such a run is the name that the plan has now.
    const isOfPlan = action === 'plan' || action === 'unplan';
    const label = isOfPlan ? await nameOfPlan(trx, siteId, planId) : asked;
    if (action === 'label') await assertRoomForLabels(trx, siteId, [label]);
    const run = {
      kind: action,
      label,
      planId: isOfPlan ? planId : null,
      selection: jsonOf(selection),
      total,
      by,
      now: now(),
    };
    const id = await createMemberRun(trx, siteId, run);
    await services.jobs.enqueue(changeMembersJob, { siteId, runId: id }, { transaction: trx });
    return found(await findMemberRun(trx, siteId, id));
  });
}

async function nameOfPlan(trx: Db, siteId: SiteId, planId: PlanId | null): Promise<string> {
  if (planId === null) throw new CallError('not-found');
  const plan = await trx
    .selectFrom('member_plans')
    .select('name')
    .where('site_id', '=', siteId)
    .where('id', '=', planId)
    .executeTakeFirst();
  if (plan === undefined) throw new CallError('not-found');
  return plan.name;
}

/** Stops a run; what was done stays. A run that has ended stays as it is. */
export async function cancelMemberRun(
  { db }: Services,
  siteId: SiteId,
  id: MemberRunId,
): Promise<StoredMemberRun> {
  await moveMemberRun(db, siteId, id, { from: ['running'], to: 'cancelled' });
  return found(await findMemberRun(db, siteId, id));
}

/** Begins to take a run back. Throws `not-found`, and `run-not-undoable` after 72 hours or while it is under way. */
export async function undoMemberRun(
  services: Services,
  siteId: SiteId,
  id: MemberRunId,
): Promise<StoredMemberRun> {
  const run = found(await findMemberRun(services.db, siteId, id));
  if (services.now() - run.createdAt.getTime() >= MEMBER_RUN_UNDO_MS) throw new CallError('run-not-undoable');
  return services.db.transaction().execute(async (trx) => {
    const moved = await moveMemberRun(trx, siteId, id, { from: UNDOABLE_STATES, to: 'undoing' });
    if (moved === null) throw new CallError('run-not-undoable');
    await services.jobs.enqueue(changeMembersJob, { siteId, runId: id }, { transaction: trx });
    return moved;
  });
}

function jsonOf(selection: MemberSelection) {
  return 'ids' in selection
    ? { ids: [...selection.ids] }
    : {
        filter: Object.fromEntries(
          Object.entries(selection.filter).filter(([, value]) => value !== undefined),
        ),
      };
}

function found(run: StoredMemberRun | null): StoredMemberRun {
  if (run === null) throw new CallError('not-found');
  return run;
}
