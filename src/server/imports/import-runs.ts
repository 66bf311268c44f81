import type { Selectable } from 'kysely';
import type { ImportProgress, ImportRun } from '#contract/imports.ts';
import type { SiteId, AccountId } from '#domain/documents/record.ts';
import { importReportSchema, type ImportReport } from '#domain/wordpress/import-report.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import { endDeadRuns } from './run-lifecycle.ts';
import type { ImportTables } from './tables.ts';

export interface StoredImportRun extends ImportRun {
  readonly siteId: SiteId;
  readonly isCancelRequested: boolean;
  readonly startedBy: AccountId | null;
  readonly report: ImportReport | null;
}

const RUN_COLUMNS = [
  'id',
  'file_name',
  'is_dry_run',
  'status',
  'progress',
  'error',
  'error_words',
  'created_at',
  'finished_at',
] as const;

export const NOT_STARTED: ImportProgress = { phase: 'reading', done: 0, total: 0, current: '' };

export async function findImportRun(
  db: Db,
  siteId: SiteId,
  importId: Id<'import-run'>,
): Promise<StoredImportRun | null> {
  const row = await db
    .selectFrom('import_runs')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', importId)
    .executeTakeFirst();
  return row === undefined ? null : runOf(row);
}

/** The newest 50, without their reports. */
export async function listImportRuns(db: Db, siteId: SiteId): Promise<readonly ImportRun[]> {
  const rows = await db
    .selectFrom('import_runs')
    .select(RUN_COLUMNS)
    .where('site_id', '=', siteId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return rows.map(presentRow);
}

/** Creates an import; null where one of the site is running already. One whose process died is ended first. */
export async function insertImportRun(
  trx: Db,
  run: {
    readonly siteId: SiteId;
    readonly id: Id<'import-run'>;
    readonly fileName: string;
    readonly isDryRun: boolean;
    readonly startedBy: AccountId | null;
    readonly at: Date;
  },
): Promise<StoredImportRun | null> {
  await endDeadRuns(trx, run.siteId, run.at);
  const row = await trx
    .insertInto('import_runs')
    .values({
      site_id: run.siteId,
      id: run.id,
      file_name: run.fileName,
      is_dry_run: run.isDryRun,
      status: 'waiting',
      progress: JSON.stringify(NOT_STARTED),
      started_by: run.startedBy,
      created_at: run.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : runOf(row);
}

/** What the editor gets of an import. */
export function presentRun(run: StoredImportRun): ImportRun {
  const { id, fileName, isDryRun, status, progress, error, errorWords, createdAt, finishedAt } = run;
  return { id, fileName, isDryRun, status, progress, error, errorWords, createdAt, finishedAt };
}

function presentRow(
  row: Pick<Selectable<ImportTables['import_runs']>, (typeof RUN_COLUMNS)[number]>,
): ImportRun {
  return {
    id: row.id,
    fileName: row.file_name,
    isDryRun: row.is_dry_run,
    status: row.status,
    progress: row.progress,
    error: row.error,
    errorWords: row.error_words,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

function runOf(row: Selectable<ImportTables['import_runs']>): StoredImportRun {
  return {
    ...presentRow(row),
    siteId: row.site_id,
    isCancelRequested: row.is_cancel_requested,
    startedBy: row.started_by,
    report: row.report === null ? null : importReportSchema.parse(row.report),
  };
}
