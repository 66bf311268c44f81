import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { beginCsv, writeCsv } from '#server/platform/csv/write-csv.ts';
import type { Db } from '#server/platform/database/database.ts';

const BATCH_SIZE = 1000;
const COLUMNS = ['From', 'To', 'Status', 'On', 'Always', 'Note', 'Uses', 'Last used'];

/** All redirects of a site as CSV or as `/old -> /new 301` lines, patterns first and in their order (FIND-53). */
export async function* exportRedirects(
  db: Db,
  siteId: SiteId,
  format: 'csv' | 'lines',
): AsyncGenerator<string> {
  if (format === 'csv') yield beginCsv([COLUMNS]);
  yield writeRows(await listRows(db, siteId, 'patterns', null), format);
  let after: string | null = '';
  while (after !== null) {
    const rows: readonly ExportedRow[] = await listRows(db, siteId, 'exact', after);
    yield writeRows(rows, format);
    after = rows.length < BATCH_SIZE ? null : (rows.at(-1)?.from ?? null);
  }
}

type ExportedRow = Awaited<ReturnType<typeof listRows>>[number];

async function listRows(db: Db, siteId: SiteId, kind: 'patterns' | 'exact', after: string | null) {
  const rows = db
    .selectFrom('redirects as r')
    .leftJoin('content_entries as entry', (join) =>
      join
        .onRef('entry.site_id', '=', 'r.site_id')
        .onRef('entry.document_id', '=', 'r.document_id')
        .on('entry.stage', '=', 'live'),
    )
    .where('r.site_id', '=', siteId)
    .where('r.position', kind === 'patterns' ? 'is not' : 'is', null)
    .where(sql<boolean>`(r.status = 410 or coalesce(r.to_path, entry.path) is not null)`)
    .$if(after !== null && after !== '', (query) => query.where('r.from_path', '>', after ?? ''));
  return rows
    .select([
      'r.from_path as from',
      sql<string>`coalesce(r.to_path, entry.path, '')`.as('to'),
      'r.status',
      'r.is_enabled as isEnabled',
      'r.is_always as isAlways',
      'r.note',
      'r.hits',
      sql<string>`coalesce(to_char(r.last_used_on, 'YYYY-MM-DD'), '')`.as('lastUsedOn'),
    ])
    .$if(kind === 'patterns', (query) => query.orderBy('r.position'))
    .orderBy('r.from_path')
    .limit(BATCH_SIZE)
    .execute();
}

function writeRows(rows: readonly ExportedRow[], format: 'csv' | 'lines'): string {
  if (format === 'lines') {
    // Lines have no place for what is gone or off.
    return rows
      .filter((row) => row.isEnabled && row.status !== 410)
      .map((row) =>
        `${encodeURI(row.from)} -> ${row.to} ${row.status}\n`.replaceAll('%5B', '[').replaceAll('%5D', ']'),
      )
      .join('');
  }
  return writeCsv(
    rows.map((row) => [
      row.from,
      row.to,
      `${row.status}`,
      row.isEnabled ? 'Yes' : 'No',
      row.isAlways ? 'Yes' : 'No',
      row.note,
      `${row.hits}`,
      row.lastUsedOn,
    ]),
  );
}
