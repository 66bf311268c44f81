import { sql, type RawBuilder } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { takeOutBatch } from '#server/table-imports/take-out-batch.ts';
import { restoreMemberships } from './change-memberships.ts';
import { moveMemberRun } from './member-runs.ts';
import { restoreImported, restoreOrRemove } from './restore-imported.ts';
import type { MemberRunId } from './tables.ts';

const BATCH = 500;

/**
 * Takes back what a run did. Whom an import made goes again, but for those who signed in meanwhile: the account is theirs.
 * A member who was changed otherwise since then stays as that change left it.
 */
export async function takeBackChanges(
  services: Services,
  siteId: SiteId,
  runId: MemberRunId,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const isOver = await services.db.transaction().execute((trx) => takeBackBatch(trx, siteId, runId));
    if (isOver) return;
  }
}

async function takeBackBatch(trx: Db, siteId: SiteId, runId: MemberRunId): Promise<boolean> {
  const run = await moveMemberRun(trx, siteId, runId, { from: ['undoing'], to: 'undoing' });
  if (run === null) return true;
  const batch = await takeOutBatch(trx, 'member_run_changes', {
    siteId,
    of: ['run_id', runId],
    by: 'member_id',
    limit: BATCH,
  });
  await restoreOrRemove(trx, siteId, batch, (given, rows) =>
    run.kind === 'plan' || run.kind === 'unplan'
      ? restoreMemberships(trx, siteId, run, rows)
      : restore(trx, siteId, run.kind, run.label, given),
  );
  const isOver = batch.length < BATCH;
  if (isOver) await moveMemberRun(trx, siteId, runId, { from: ['undoing'], to: 'undone' });
  return isOver;
}

/** `given` has ids with what stood there before. */
async function restore(
  trx: Db,
  siteId: SiteId,
  kind: string,
  label: string,
  given: RawBuilder<unknown>,
): Promise<void> {
  const ofGiven = sql`members.site_id = ${siteId} and members.id = given.id`;
  switch (kind) {
    case 'label':
      await sql`update members set labels = array_remove(labels, ${label}) from ${given} where ${ofGiven}`.execute(
        trx,
      );
      return;
    case 'unlabel':
      await sql`update members set labels = array_append(array_remove(labels, ${label}), ${label})
        from ${given} where ${ofGiven}`.execute(trx);
      return;
    case 'suspend':
      await sql`update members set status = 'active' from ${given}
        where ${ofGiven} and members.status = 'suspended'`.execute(trx);
      return;
    case 'activate':
      await sql`update members set status = 'suspended' from ${given}
        where ${ofGiven} and members.status = 'active'`.execute(trx);
      return;
    case 'remove':
      await sql`update members set status = given.before ->> 'status', former_status = null, removed_at = null,
          removed_by_owner = false
        from ${given} where ${ofGiven} and members.status = 'removed' and members.removed_by_owner`.execute(
        trx,
      );
      return;
    default:
      // Of an import of the version before.
      await restoreImported(trx, siteId, given);
  }
}
