import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { SealedColumn, SealedTable } from '#server/platform/database/site-table.ts';
import type { Services } from '#server/platform/services.ts';
import { SealedTextError, type SecretCipher } from './secret-cipher.ts';
import { sealContext } from './seal-context.ts';

const ROWS_AT_ONCE = 500;

export interface SealedAnew {
  readonly sealed: number;
  /** Rows that none of the keys opens: they are not changed. */
  readonly unopened: number;
}

/** Seals with the key in use what another one sealed, in each of the tables that says where it keeps sealed texts. */
export async function sealAnew(
  services: Pick<Services, 'db' | 'cipher'>,
  tables: ReadonlyMap<string, SealedTable>,
): Promise<SealedAnew> {
  const total = { sealed: 0, unopened: 0 };
  for (const [table, { sealed: columns = [] }] of tables) {
    for (const column of columns) {
      const { sealed, unopened } = await sealColumn(services, table, column);
      total.sealed += sealed;
      total.unopened += unopened;
    }
  }
  return total;
}

async function sealColumn(
  { db, cipher }: Pick<Services, 'db' | 'cipher'>,
  table: string,
  { column, key }: SealedColumn,
): Promise<SealedAnew> {
  const total = { sealed: 0, unopened: 0 };
  const keys = sql.join(key.map((name) => sql.ref(name)));
  let after: readonly string[] = [];
  for (;;) {
    const rows = await nextRows(db, table, { column, key }, after);
    for (const row of rows) {
      if (cipher.isOfFirstKey(row.kept)) continue;
      const sealed = sealedByFirst(cipher, row.kept, sealContext(table, row.key));
      if (sealed === null) {
        total.unopened += 1;
        continue;
      }
      // Not where somebody has written another one meanwhile.
      const { numAffectedRows = 0n } = await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealed}
        where (${keys}) = (${sql.join(row.key)}) and ${sql.ref(column)} = ${row.kept}`.execute(db);
      total.sealed += Number(numAffectedRows);
    }
    if (rows.length < ROWS_AT_ONCE) return total;
    after = rows.at(-1)?.key ?? [];
  }
}

interface SealedRow {
  readonly key: readonly string[];
  readonly kept: string;
}

/** In the order of their keys; `after` is the key of the last one that was read. */
async function nextRows(
  db: Db,
  table: string,
  { column, key }: SealedColumn,
  after: readonly string[],
): Promise<readonly SealedRow[]> {
  const keys = sql.join(key.map((name) => sql.ref(name)));
  const rest = after.length === 0 ? sql`` : sql`and (${keys}) > (${sql.join(after)})`;
  const { rows } = await sql<SealedRow>`select array[${keys}]::text[] as key, ${sql.ref(column)} as kept
    from ${sql.table(table)} where ${sql.ref(column)} is not null ${rest}
    order by ${keys} limit ${ROWS_AT_ONCE}`.execute(db);
  return rows;
}

function sealedByFirst(cipher: SecretCipher, sealed: string, context: string): string | null {
  try {
    return cipher.seal(cipher.open(sealed, context), context);
  } catch (error) {
    if (error instanceof SealedTextError) return null;
    throw error;
  }
}
