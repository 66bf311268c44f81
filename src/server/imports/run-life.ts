import { importReports } from '#messages/en/interface/import-reports.ts';
import { reportText, type ReportText } from '#domain/wordpress/report-text.ts';
import { sql } from 'kysely';
import type { ImportProgress, ImportStatus } from '#contract/imports.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { ImportReport } from '#domain/wordpress/import-report.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';

/** A run that was begun this often and never came to its end is not begun again. */
const MAX_ATTEMPTS = 3;
const STOPPED = reportText(importReports.stopped);

/** One try of a run; what belongs to an earlier try changes nothing any more. */
export interface RunAttempt {
  readonly siteId: SiteId;
  readonly id: Id<'import-run'>;
  readonly attempt: number;
}

/** By the database's clock: a run tells twice a second that it is alive. */
const isStale = sql<boolean>`alive_at < portico_now() - interval '20 seconds'`;
const isUnderWayNoMore = () => sql<boolean>`(status = 'running' and ${isStale})`;

/**
 * Begins a run that waits, or one whose process is gone. Null where it is over, cancelled, or somebody else is on it.
 */
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
    .where((where) => where.or([where('status', '=', 'waiting'), isUnderWayNoMore()]))
    .returning('attempt')
    .executeTakeFirst();
  return row === undefined ? null : { siteId, id, attempt: row.attempt };
}

/** What a run learns when it says that it is alive. */
export type RunOrder = 'go-on' | 'cancel' | 'over';

/** Says that a run is alive and keeps its progress. `over`: it was ended, or begun again by another process. */
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

/** Ends a run with what it did; one that was ended in the meantime stays as it is. */
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

/** Gives a run back, to be begun again. A try that was no fault of the run's own (`isNoFault`) does not count. */
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

/** Asks a run to end. One that has not begun, or whose process is gone, ends at once; one that is over stays so. */
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
 * Ends runs whose process is gone: of a site all of them, so that a new one can begin; of all sites (null) those that
 * were to be cancelled and those that were begun three times.
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
            where.and([isUnderWayNoMore(), where('is_cancel_requested', '=', true)]),
            where.and([
              where.or([isUnderWayNoMore(), where('status', '=', 'waiting')]),
              where('attempt', '>=', MAX_ATTEMPTS),
            ]),
          ])
        : where.and([where('site_id', '=', siteId), isUnderWayNoMore()]),
    )
    .execute();
}

/** Runs that wait, and those whose process is gone: each needs a job. */
export async function findRunsToBegin(
  db: Db,
): Promise<readonly { readonly siteId: SiteId; readonly id: Id<'import-run'> }[]> {
  const rows = await db
    .selectFrom('import_runs')
    .select(['site_id', 'id'])
    .where((where) => where.or([where('status', '=', 'waiting'), isUnderWayNoMore()]))
    .orderBy('created_at')
    .limit(1000)
    .execute();
  return rows.map((row) => ({ siteId: row.site_id, id: row.id }));
}
