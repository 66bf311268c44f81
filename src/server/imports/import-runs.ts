import type { Selectable } from 'kysely';
import type { ImportProgress, ImportRun, ImportStatus } from '#contract/imports.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { ImportReport } from '#domain/wordpress/import-report.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ImportTables } from './tables.ts';

export interface StoredImportRun extends ImportRun {
  readonly siteId: SiteId;
  readonly isCancelRequested: boolean;
  readonly startedBy: string | null;
  readonly report: ImportReport | null;
}

export const NOT_STARTED: ImportProgress = { phase: 'reading', done: 0, total: 0, current: '' };

export async function findImportRun(
  db: Db,
  siteId: SiteId,
  importId: string,
): Promise<StoredImportRun | null> {
  const row = await db
    .selectFrom('import_runs')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', importId)
    .executeTakeFirst();
  return row === undefined ? null : runOf(row);
}

/** The newest 50. */
export async function listImportRuns(db: Db, siteId: SiteId): Promise<readonly StoredImportRun[]> {
  const rows = await db
    .selectFrom('import_runs')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return rows.map(runOf);
}

/** Enters an import; null where one of the site is running already. */
export async function insertImportRun(
  trx: Db,
  run: {
    readonly siteId: SiteId;
    readonly id: string;
    readonly fileName: string;
    readonly isDryRun: boolean;
    readonly startedBy: string | null;
    readonly at: Date;
  },
): Promise<StoredImportRun | null> {
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

/** Asks a running import to end; one that has not begun ends at once. */
export async function requestCancel(db: Db, siteId: SiteId, importId: string, at: Date): Promise<void> {
  await db
    .updateTable('import_runs')
    .set({ is_cancel_requested: true })
    .where('site_id', '=', siteId)
    .where('id', '=', importId)
    .where('status', '=', 'running')
    .execute();
  await db
    .updateTable('import_runs')
    .set({ status: 'cancelled', finished_at: at })
    .where('site_id', '=', siteId)
    .where('id', '=', importId)
    .where('status', '=', 'waiting')
    .execute();
}

/** Marks an import as begun; false where it was cancelled or is over. One that a killed process began begins again. */
export async function beginImportRun(db: Db, siteId: SiteId, importId: string): Promise<boolean> {
  const result = await db
    .updateTable('import_runs')
    .set({ status: 'running' })
    .where('site_id', '=', siteId)
    .where('id', '=', importId)
    .where('status', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Keeps the progress; gives whether the person asked to cancel. */
export async function saveProgress(
  db: Db,
  siteId: SiteId,
  importId: string,
  progress: ImportProgress,
): Promise<boolean> {
  const row = await db
    .updateTable('import_runs')
    .set({ progress: JSON.stringify(progress) })
    .where('site_id', '=', siteId)
    .where('id', '=', importId)
    .returning('is_cancel_requested')
    .executeTakeFirst();
  return row?.is_cancel_requested ?? true;
}

export async function endImportRun(
  db: Db,
  run: { readonly siteId: SiteId; readonly id: string },
  end: {
    readonly status: Extract<ImportStatus, 'done' | 'failed' | 'cancelled'>;
    readonly report: ImportReport | null;
    readonly error: string | null;
    readonly at: Date;
  },
): Promise<void> {
  await db
    .updateTable('import_runs')
    .set({
      status: end.status,
      report: end.report === null ? null : JSON.stringify(end.report),
      error: end.error,
      finished_at: end.at,
    })
    .where('site_id', '=', run.siteId)
    .where('id', '=', run.id)
    .execute();
}

/** What the editor gets of an import. */
export function presentRun(run: StoredImportRun): ImportRun {
  const { id, fileName, isDryRun, status, progress, error, createdAt, finishedAt } = run;
  return { id, fileName, isDryRun, status, progress, error, createdAt, finishedAt };
}

function runOf(row: Selectable<ImportTables['import_runs']>): StoredImportRun {
  return {
    siteId: row.site_id,
    id: row.id,
    fileName: row.file_name,
    isDryRun: row.is_dry_run,
    status: row.status,
    isCancelRequested: row.is_cancel_requested,
    startedBy: row.started_by,
    progress: row.progress,
    report: row.report,
    error: row.error,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}
