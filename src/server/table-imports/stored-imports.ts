import { sql } from 'kysely';
import type { ImportProblem } from '#contract/import-problem.ts';
import type { TableImport, TableImportReport } from '#contract/table-imports.ts';
import type { SiteId } from '#domain/documents/record.ts';
import {
  TABLE_IMPORT_UNDO_MS,
  type TableImportKind,
  type TableImportState,
} from '#domain/table-imports/table-import.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { TableImportId } from './tables.ts';

const MOST_LISTED = 20;

const COLUMNS = [
  'id',
  'kind',
  'target_id as targetId',
  'state',
  'file_name as fileName',
  'encoding',
  'options',
  'columns',
  'size_bytes as sizeBytes',
  'read_bytes as readBytes',
  'line',
  'total_rows as totalRows',
  'added',
  'changed',
  'unchanged',
  'skipped',
  'wrong',
  'customers',
  'noted',
  'images',
  'error',
  'error_words as errorWords',
  'account_id as accountId',
  'created_at as createdAt',
  'begun_at as begunAt',
] as const;

const HAS_LEFT_OUT = sql<boolean>`exists (select from table_import_left_out as left_out
  where left_out.site_id = table_imports.site_id and left_out.import_id = table_imports.id)`;

function importsOf(db: Db, siteId: SiteId) {
  return db
    .selectFrom('table_imports')
    .select(COLUMNS)
    .select(HAS_LEFT_OUT.as('hasLeftOut'))
    .where('site_id', '=', siteId);
}

export type StoredTableImport = Awaited<ReturnType<ReturnType<typeof importsOf>['execute']>>[number];

export async function findTableImport(
  db: Db,
  siteId: SiteId,
  id: TableImportId,
): Promise<StoredTableImport | null> {
  return (await importsOf(db, siteId).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** An import in one of several states, held until the transaction ends; null where it is in none of them. */
export async function holdTableImport(
  trx: Db,
  siteId: SiteId,
  id: TableImportId,
  states: readonly TableImportState[],
): Promise<StoredTableImport | null> {
  const row = await importsOf(trx, siteId)
    .where('id', '=', id)
    .where('state', 'in', states)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The imports of a kind that are shown, the newest first. */
export function listTableImports(
  db: Db,
  siteId: SiteId,
  of: {
    readonly kind: TableImportKind;
    /** Null for kinds that have none; `any` for all of them. */
    readonly targetId: string | null;
    readonly now: number;
  },
): Promise<readonly StoredTableImport[]> {
  const ofKind = importsOf(db, siteId).where('kind', '=', of.kind);
  const wanted =
    of.targetId === 'any' ? ofKind : ofKind.where('target_id', 'is not distinct from', of.targetId);
  return wanted
    .where('created_at', '>', new Date(of.now - TABLE_IMPORT_UNDO_MS))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute();
}

/** The first of the rows that are left out. */
export async function problemsOf(
  db: Db,
  siteId: SiteId,
  id: TableImportId,
): Promise<readonly ImportProblem[]> {
  const row = await db
    .selectFrom('table_imports')
    .select('problems')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.problems ?? [];
}

/** States in which what was taken in can be taken back. */
export const UNDOABLE_STATES: readonly TableImportState[] = ['done', 'cancelled', 'failed'];

/** Until when an import can be undone; null where it cannot. */
export function undoUntil({ state, begunAt, added, changed }: StoredTableImport, now: number): number | null {
  if (begunAt === null || !UNDOABLE_STATES.includes(state) || added + changed === 0) return null;
  const until = begunAt.getTime() + TABLE_IMPORT_UNDO_MS;
  return until > now ? until : null;
}

/** An import as it is answered. */
export function shownImport(stored: StoredTableImport, now: number): TableImport {
  const {
    targetId: _target,
    encoding: _encoding,
    accountId: _by,
    begunAt: _begun,
    line: _line,
    ...shown
  } = stored;
  const until = undoUntil(stored, now);
  return {
    ...shown,
    rows: stored.added + stored.changed + stored.unchanged + stored.skipped + stored.wrong,
    isBegun: stored.begunAt !== null,
    createdAt: stored.createdAt.toISOString(),
    undoUntil: until === null ? null : new Date(until).toISOString(),
  };
}

export async function shownReport(
  db: Db,
  siteId: SiteId,
  stored: StoredTableImport,
  now: number,
): Promise<TableImportReport> {
  return { ...shownImport(stored, now), problems: [...(await problemsOf(db, siteId, stored.id))] };
}
