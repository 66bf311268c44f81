import { importReports } from '#messages/en/interface/import-reports.ts';
import { reportText, type ReportText } from '#domain/wordpress/report-text.ts';
import { sql } from 'kysely';
import type { ImportProgress, ImportStatus } from '#contract/imports.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { ImportReport } from '#domain/wordpress/import-report.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';

/** A run that was started this often without finishing is not restarted. */
const MAX_ATTEMPTS = 3;
const STOPPED = reportText(importReports.stopped);

/** One try of a run; updates of an earlier try have no effect. */
export interface RunAttempt {
  readonly siteId: SiteId;
  readonly id: Id<'import-run'>;
  readonly attempt: number;
}

/** By the database's clock: a run sends a heartbeat twice a second. */
const isStale = sql<boolean>`alive_at < portico_now() - interval '20 seconds'`;
const isAbandoned = () => sql<boolean>`(status = 'running' and ${isStale})`;

/** Starts a waiting run, or one whose process died. Null where it is over, cancelled, or running elsewhere. */
export async function beginImportRun(
  db: Db,
  siteId: SiteId,
  id: Id<'import-run'>,
): Promise<RunAttempt | null> {
  const row = await db
    .updateTable('import_runs')
    .set({ status: 'running', attempt: sql`attempt + 1`, alive_at: sql`portico_now()` })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('is_cancel_requested', '=', false)
    .where((where) => where.or([where('status', '=', 'waiting'), isAbandoned()]))
    .returning('attempt')
    .executeTakeFirst();
  return row === undefined ? null : { siteId, id, attempt: row.attempt };
}

/** The result of a run's heartbeat. */
export type RunOrder = 'go-on' | 'cancel' | 'over';

/** Sends a run's heartbeat and stores its progress. `over`: it was ended, or restarted by another process. */
export async function keepRunAlive(
  db: Db,
  run: RunAttempt,
  progress: ImportProgress | null,
): Promise<RunOrder> {
  const row = await db
    .updateTable('import_runs')
    .set({
      alive_at: sql`portico_now()`,
      ...(progress === null ? {} : { progress: JSON.stringify(progress) }),
    })
    .where('site_id', '=', run.siteId)
    .where('id', '=', run.id)
    .where('attempt', '=', run.attempt)
    .where('status', '=', 'running')
    .returning('is_cancel_requested')
    .executeTakeFirst();
  if (row === undefined) return 'over';
  return row.is_cancel_requested ? 'cancel' : 'go-on';
}

/** Ends a run with its result; one that was ended in the meantime is not changed. */
export async function endImportRun(
  db: Db,
  run: RunAttempt,
  end: {
    readonly status: Extract<ImportStatus, 'done' | 'failed' | 'cancelled'>;
    readonly report: ImportReport;
    readonly error: ReportText | null;
    readonly at: Date;
  },
): Promise<void> {
  await db
    .updateTable('import_runs')
    .set({
      status: end.status,
      report: JSON.stringify(end.report),
      error: end.error?.english ?? null,
      error_words: end.error === null || end.error.words === null ? null : JSON.stringify(end.error.words),
      finished_at: end.at,
    })
    .where('site_id', '=', run.siteId)
    .where('id', '=', run.id)
    .where('attempt', '=', run.attempt)
    .where('status', '=', 'running')
    .execute();
}

/** Releases a run, to be restarted. A try that failed through no fault of the run (`isNoFault`) does not count. */
export async function releaseImportRun(
  db: Db,
  run: RunAttempt,
  given: { readonly isNoFault: boolean },
): Promise<void> {
  await db
    .updateTable('import_runs')
    .set({ status: 'waiting', ...(given.isNoFault ? { attempt: sql`attempt - 1` } : {}) })
    .where('site_id', '=', run.siteId)
    .where('id', '=', run.id)
    .where('attempt', '=', run.attempt)
    .where('status', '=', 'running')
    .execute();
}

/** Cancels a run. One that has not started, or whose process died, ends at once; one that is over is not changed. */
export async function requestCancel(db: Db, siteId: SiteId, id: Id<'import-run'>, at: Date): Promise<void> {
  await db
    .updateTable('import_runs')
    .set({
      is_cancel_requested: true,
      status: sql<ImportStatus>`case when status = 'waiting' or ${isStale} then 'cancelled' else status end`,
      finished_at: sql<Date | null>`case when status = 'waiting' or ${isStale} then ${at}::timestamptz end`,
    })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'running'])
    .execute();
}

/**
 * Ends runs whose process died: all of one site, so that a new one can start; of all sites (null) those that were to be
 * cancelled and those that were started three times.
 */
export async function endDeadRuns(db: Db, siteId: SiteId | null, at: Date): Promise<void> {
  await db
    .updateTable('import_runs')
    .set({
      status: sql<ImportStatus>`case when is_cancel_requested then 'cancelled' else 'failed' end`,
      error: sql<string | null>`case when is_cancel_requested then null else ${STOPPED.english} end`,
      error_words: sql<
        string | null
      >`case when is_cancel_requested then null else ${JSON.stringify(STOPPED.words)}::jsonb end`,
      finished_at: at,
    })
    .where((where) =>
      siteId === null
        ? where.or([
            where.and([isAbandoned(), where('is_cancel_requested', '=', true)]),
            where.and([
              where.or([isAbandoned(), where('status', '=', 'waiting')]),
              where('attempt', '>=', MAX_ATTEMPTS),
            ]),
          ])
        : where.and([where('site_id', '=', siteId), isAbandoned()]),
    )
    .execute();
}

/** Waiting runs, and those whose process died: each needs a job. */
export async function findRunsToBegin(
  db: Db,
): Promise<readonly { readonly siteId: SiteId; readonly id: Id<'import-run'> }[]> {
  const rows = await db
    .selectFrom('import_runs')
    .select(['site_id', 'id'])
    .where((where) => where.or([where('status', '=', 'waiting'), isAbandoned()]))
    .orderBy('created_at')
    .limit(1000)
    .execute();
  return rows.map((row) => ({ siteId: row.site_id, id: row.id }));
}
