import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { restoreMemberships } from './change-memberships.ts';
import { moveMemberRun } from './member-runs.ts';
import { removeUnusedMembers, restoreImported } from './restore-imported.ts';
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
  const batch = await trx
    .deleteFrom('member_run_changes')
    .where('site_id', '=', siteId)
    .where('run_id', '=', runId)
    .where('member_id', 'in', (query) =>
      query
        .selectFrom('member_run_changes')
        .select('member_id')
        .where('site_id', '=', siteId)
        .where('run_id', '=', runId)
        .orderBy('member_id')
        .limit(BATCH),
    )
    .returning(['member_id', 'before'])
    .execute();
  const made = batch.filter(({ before }) => before === null).map(({ member_id: id }) => id);
  const changed = batch.filter(({ before }) => before !== null);
  await removeUnusedMembers(trx, siteId, made);
  if (changed.length > 0) {
    const rows = JSON.stringify(changed.map(({ member_id: id, before }) => ({ id, before })));
    if (run.kind === 'plan' || run.kind === 'unplan') await restoreMemberships(trx, siteId, run, rows);
    else await restore(trx, siteId, run.kind, run.label, rows);
  }
  const isOver = batch.length < BATCH;
  if (isOver) await moveMemberRun(trx, siteId, runId, { from: ['undoing'], to: 'undone' });
  return isOver;
}

/** `rows` is JSON of ids with what stood there before. */
async function restore(trx: Db, siteId: SiteId, kind: string, label: string, rows: string): Promise<void> {
  const given = sql`jsonb_to_recordset(${rows}::jsonb) as given (id text, before jsonb)`;
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
