import { sql } from 'kysely';
import type { ImportProblem } from '#contract/import-problem.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { MAX_IMPORT_PROBLEMS } from '#domain/table-imports/table-import.ts';
import { RowTooLongError } from '#lib/csv-reader.ts';
import { storableText } from '#lib/storable-text.ts';
import { importReasons } from '#messages/en/interface/import-reasons.ts';
import type { Words } from '#messages/message.ts';
import { importProblem } from '#server/platform/csv/import-problem.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { endImport } from './end-import.ts';
import { FingerprintSet } from './fingerprint-set.ts';
import { keepLeftOut } from './left-out-rows.ts';
import { oneBatchAtATime } from './one-batch-at-a-time.ts';
import { holdTableImport, type StoredTableImport } from './stored-imports.ts';
import { readTable, tableFileKey } from './table-file.ts';
import type { ImportedRow, ImportWork, TableImportPart, TakenRows } from './table-import-part.ts';
import type { ReadColumn } from './tables.ts';

const BATCH = 500;
/** From so many batches on, tables are analysed whenever their number has doubled. */
const MANY_BATCHES = 8;
const NOBODY: TakenRows<ImportedRow> = { added: 0, changed: 0, unchanged: 0, leftOut: [] };

export interface WorkedThrough {
  readonly services: Services;
  readonly part: TableImportPart;
  readonly siteId: SiteId;
  readonly stored: StoredTableImport;
  readonly signal: AbortSignal;
}

interface Batch {
  readonly rows: ImportedRow[];
  readonly problems: { readonly row: ImportedRow; readonly why: Words; readonly isWrong: boolean }[];
}

interface Read {
  line: number;
  bytes: number;
  columns: readonly ReadColumn[] | null;
}

/**
 * Looks a file through, or takes it in, a batch and a transaction at a time: what became of a batch is written down in the
 * transaction that writes it, so that whoever goes on after a crash takes nobody twice, and a cancel waits for one batch
 * at most (CRM-19).
 */
export async function workThrough(worked: WorkedThrough): Promise<void> {
  const read: Read = { line: worked.stored.line, bytes: 0, columns: null };
  try {
    await workOn(worked, read);
  } catch (error) {
    if (error instanceof RowTooLongError) throw new CallError('import-row-too-long', { line: read.line });
    const isOfColumns = error instanceof CallError && (read.columns ?? []).length > 0;
    if (worked.stored.state !== 'checking' || !isOfColumns) throw error;
    await askForColumns(worked, read.columns ?? [], error);
  }
}

async function workOn(worked: WorkedThrough, read: Read): Promise<void> {
  const { services, part, siteId, stored, signal } = worked;
  const isDryRun = stored.state === 'checking';
  const text = await readTable(services, tableFileKey(siteId, stored.id), stored.encoding, (bytes) => {
    read.bytes = bytes;
  });
  if (text === null) throw new CallError('file-incomplete');
  const { id: importId, targetId, options, accountId } = stored;
  const work = await part.open(services, { siteId, importId, targetId, options, accountId, isDryRun });
  const rows = part.read({
    services,
    siteId,
    text,
    options,
    tellColumns: (columns) => (read.columns = columns.map(storableColumn)),
  });
  const seen = new FingerprintSet();
  let batch: Batch = { rows: [], problems: [] };
  let batches = 0;
  /** Up to where the batch before went. */
  let last = stored.line;
  const take = async (): Promise<boolean> => {
    signal.throwIfAborted();
    if (batch.rows.length > 0) await work.prepare?.(batch.rows, signal);
    const goesOn = await takeBatch(worked, work, batch, { ...read, from: last });
    last = read.line;
    batch = { rows: [], problems: [] };
    batches += 1;
    if (!isDryRun && batches >= MANY_BATCHES && Number.isInteger(Math.log2(batches))) await analyze(worked);
    return goesOn;
  };
  for await (const row of rows) {
    const why = part.problemOf(row) ?? doubled(part, seen, row);
    // What was dealt with before a crash is read once more, so that what stands in the file twice is still known.
    if (row.line <= stored.line) continue;
    read.line = row.line;
    if (why === null) batch.rows.push(row);
    else batch.problems.push({ row, why, isWrong: why !== twiceOf(part) });
    if (batch.rows.length + batch.problems.length >= (part.batch ?? BATCH) && !(await take())) return;
  }
  if (!(await take())) return;
  if (!isDryRun && batches > MANY_BATCHES) await analyze(worked);
  await finish(worked, isDryRun);
}

function storableColumn({ header, is }: ReadColumn): ReadColumn {
  return { header: storableText(header), is };
}

/** Why a row is not taken that stood in the file before; null where it did not. */
function doubled(part: TableImportPart, seen: FingerprintSet, row: ImportedRow): Words | null {
  const keys = part.keysOf(row);
  if (keys.some((key) => seen.has(key))) return twiceOf(part);
  for (const key of keys) seen.add(key);
  return null;
}

function twiceOf({ twice = importReasons.twice }: TableImportPart): Words {
  return twice;
}

/** False where the import is under way no longer, or another process has taken it over. */
async function takeBatch(
  { services, siteId, stored }: WorkedThrough,
  work: ImportWork<ImportedRow>,
  batch: Batch,
  { from, line, bytes, columns }: Read & { readonly from: number },
): Promise<boolean> {
  const { id, state } = stored;
  return services.db.transaction().execute(async (trx) => {
    await oneBatchAtATime(trx, siteId);
    const held = await holdTableImport(trx, siteId, id, [state]);
    if (held === null || held.line !== from) return false;
    if (state === 'checking') await sql`savepoint trial`.execute(trx);
    const taken = batch.rows.length === 0 ? NOBODY : await work.take(trx, batch.rows);
    if (state === 'checking') await sql`rollback to savepoint trial`.execute(trx);
    const leftOut = taken.leftOut.map(({ row, why }) => ({ row, why, isWrong: false }));
    const problems = [...batch.problems, ...leftOut];
    const wrong = problems.filter(({ isWrong }) => isWrong).length;
    const noted = taken.noted ?? [];
    const counts = {
      added: held.added + taken.added,
      changed: held.changed + taken.changed,
      unchanged: held.unchanged + taken.unchanged,
      customers: held.customers + (taken.customers ?? 0),
      skipped: held.skipped + problems.length - wrong,
      wrong: held.wrong + wrong,
      noted: held.noted + noted.length,
      images: held.images + (taken.images ?? 0),
    };
    const room = Math.max(0, MAX_IMPORT_PROBLEMS - held.skipped - held.wrong - held.noted);
    const all = [...problems, ...noted].toSorted((one, other) => one.row.line - other.row.line);
    const told = all
      .slice(0, room)
      .map(({ row, why }): ImportProblem => importProblem(row.line, storableText(row.email), why));
    await keepLeftOut(trx, siteId, id, all);
    await trx
      .updateTable('table_imports')
      .set({
        ...counts,
        line,
        read_bytes: bytes,
        progress_at: new Date(services.now()),
        ...(columns === null ? {} : { columns: JSON.stringify(columns) }),
        ...(told.length === 0 ? {} : { problems: sql<string>`problems || ${JSON.stringify(told)}::jsonb` }),
      })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute();
    return true;
  });
}

/** Until the database does so by itself, it plans for as few rows as there were before. */
async function analyze({ services, part }: WorkedThrough): Promise<void> {
  for (const table of part.tables) await sql`analyze ${sql.table(table)}`.execute(services.db);
}

async function finish({ services, part, siteId, stored }: WorkedThrough, isDryRun: boolean): Promise<void> {
  if (!isDryRun) {
    await endImport(services, part, siteId, stored.id, { from: ['running'], to: 'done' });
    return;
  }
  await services.db
    .updateTable('table_imports')
    .set({ state: 'checked', total_rows: sql<number>`added + changed + unchanged + skipped + wrong` })
    .where('site_id', '=', siteId)
    .where('id', '=', stored.id)
    .where('state', '=', 'checking')
    .execute();
}

/** Where the headers do not say who somebody is, the owner chooses by hand what the columns are: the file stays. */
async function askForColumns(
  { services, siteId, stored }: WorkedThrough,
  columns: readonly ReadColumn[],
  error: CallError,
): Promise<void> {
  await services.db
    .updateTable('table_imports')
    .set({
      state: 'checked',
      columns: JSON.stringify(columns),
      total_rows: 0,
      error: error.message,
      error_words: JSON.stringify(error.words),
    })
    .where('site_id', '=', siteId)
    .where('id', '=', stored.id)
    .where('state', '=', 'checking')
    .execute();
}
