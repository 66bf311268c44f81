import { sql, type SqlBool } from 'kysely';
import { LEFT_OUT_COLUMN } from '#domain/table-imports/table-import.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { storableText } from '#lib/storable-text.ts';
import { sayInInterface } from '#messages/interface-translator.ts';
import type { InterfaceLocale } from '#messages/interface-locales.ts';
import type { Words } from '#messages/message.ts';
import { storedWords } from '#messages/stored-words.ts';
import { translateEnglish } from '#messages/translator.ts';
import { beginCsv, writeCsv } from '#server/platform/csv/write-csv.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { StoredTableImport } from './stored-imports.ts';
import type { ImportedRow, TableImportPart } from './table-import-part.ts';
import type { TableImportId } from './tables.ts';

const BATCH = 500;
/** Of one statement, which takes 65,535 parameters. */
const ROWS_AT_ONCE = 5000;

/** Keeps rows that an import leaves out with their reasons, for as long as the import is kept (CRM-19). */
export async function keepLeftOut(
  trx: Db,
  siteId: SiteId,
  importId: TableImportId,
  leftOut: readonly { readonly row: ImportedRow; readonly why: Words }[],
): Promise<void> {
  if (leftOut.length === 0) return;
  const rows = leftOut.flatMap(({ row, why }) =>
    [row, ...(row.further ?? [])].map(({ line, cells }) => ({ line, cells, why })),
  );
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await insertLeftOut(trx, siteId, importId, rows.slice(start, start + ROWS_AT_ONCE));
  }
}

async function insertLeftOut(
  trx: Db,
  siteId: SiteId,
  importId: TableImportId,
  rows: readonly { readonly line: number; readonly cells: readonly string[]; readonly why: Words }[],
): Promise<void> {
  await trx
    .insertInto('table_import_left_out')
    .values(
      rows.map(({ line, cells, why }) => ({
        site_id: siteId,
        import_id: importId,
        line,
        cells: JSON.stringify(cells.map(storableText)),
        reason: translateEnglish(why),
        words: JSON.stringify(storedWords(why)),
      })),
    )
    .execute();
}

/** Before a file is gone through anew. */
export async function dropLeftOut(trx: Db, siteId: SiteId, importId: TableImportId): Promise<void> {
  await trx
    .deleteFrom('table_import_left_out')
    .where('site_id', '=', siteId)
    .where('import_id', '=', importId)
    .execute();
}

export async function countLeftOut(db: Db, siteId: SiteId, importId: TableImportId): Promise<number> {
  const { count } = await db
    .selectFrom('table_import_left_out')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('site_id', '=', siteId)
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * The rows that an import left out as CSV, batch by batch, in the order of the file: with its columns, then the reason in
 * the language of whoever reads it, so that they can be mended and imported again.
 */
export async function* leftOutCsv(
  db: Db,
  siteId: SiteId,
  { id, columns }: Pick<StoredTableImport, 'id' | 'columns'>,
  { cardHeader = [] }: Pick<TableImportPart, 'cardHeader'>,
  locale: InterfaceLocale,
): AsyncGenerator<string> {
  const header = columns.length > 0 ? columns.map((column) => column.header) : cardHeader;
  yield beginCsv([[...header, LEFT_OUT_COLUMN]]);
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('table_import_left_out')
      .select(['line', 'cells', 'reason', 'words'])
      .where('site_id', '=', siteId)
      .where('import_id', '=', id)
      .where('line', '>', after)
      .orderBy('line')
      .limit(BATCH)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield writeCsv(
      rows.map(({ cells, reason, words }) => [
        ...header.map((_, place) => cells[place] ?? ''),
        sayInInterface(locale, words, reason),
        // What stands beyond the last column has no header there, either.
        ...cells.slice(header.length),
      ]),
    );
    after = last.line;
  }
}

/** Takes rows out in which an address of a person stands, wherever it does (CRM-24). */
export async function forgetLeftOut(trx: Db, siteId: SiteId, emailKeys: readonly string[]): Promise<void> {
  if (emailKeys.length === 0) return;
  const holdsAddress = sql<SqlBool>`exists (select from unnest(${[...emailKeys]}::text[]) as address
    where strpos(lower(cells::text), address) > 0)`;
  await trx.deleteFrom('table_import_left_out').where('site_id', '=', siteId).where(holdsAddress).execute();
}
