import type { Client } from 'pg';
import { readMigrations, type Migration } from '#server/platform/database/read-migrations.ts';
import { createTableFiller } from './table-filler.ts';
import { DamagedArchiveError } from './tar-reader.ts';

const SCHEMA = 'portico_restore';
const FORMER = 'portico_before_restore';
/** How long dropping the former tables waits for their last readers. */
const DROP_TRIES = 20;
const DROP_LOCK_TIMEOUT = '3s';

/** Tables being filled beside those in use, in a transaction that is still open. */
export interface RestoreSchema {
  /** Adds a part of a table as `tableParts` gave it; parts of one table follow each other. */
  copy(table: string, columns: readonly string[], content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Adds rows given as JSON by line. */
  insert(table: string, lines: readonly string[]): Promise<void>;
  /** Aborts the copy in progress, so that the transaction can be rolled back. */
  abandon(): Promise<void>;
  /** Adds the foreign keys, which checks them, and applies newer migrations. Returns the number of rows. */
  complete(): Promise<number>;
}

/** Makes the tables as they were when the backup was written. */
export async function createRestoreSchema(
  client: Client,
  migrationsFolder: string,
  applied: readonly { readonly name: string; readonly sha256: string }[],
): Promise<RestoreSchema> {
  const known = await readMigrations(migrationsFolder);
  const before = applied.map(({ name, sha256 }) => {
    const migration = known.find((one) => one.name === name && one.sha256 === sha256);
    if (migration !== undefined) return migration;
    throw new DamagedArchiveError(
      `The backup was made by another version of Portico: its migration ${name} is not known here`,
    );
  });
  await client.query(`drop schema if exists ${SCHEMA} cascade`);
  await client.query('begin');
  await client.query(`create schema ${SCHEMA}`);
  await client.query(`set local search_path to ${SCHEMA}`);
  await client.query(
    `create table portico_migrations (name text primary key, sha256 char(64) not null, applied_at timestamptz not null default now())`,
  );
  for (const migration of before) await apply(client, migration);
  const references = await dropReferences(client);
  const columns = await insertableColumns(client);
  const filler = createTableFiller(client);
  let count = 0;
  const columnsOf = (table: string): string => {
    const names = columns.get(table);
    if (names !== undefined) return names;
    throw new DamagedArchiveError(`The backup has a table that is not known: ${table}`);
  };
  return {
    async copy(table, names, content) {
      columnsOf(table);
      await filler.add(table, names, content);
    },
    abandon: () => filler.abandon(),
    async insert(table, lines) {
      const names = columnsOf(table);
      await client.query(
        `insert into "${table}" (${names}) overriding system value
         select ${names} from jsonb_populate_recordset(null::"${table}", $1::jsonb)`,
        [`[${lines.join(',')}]`],
      );
      count += lines.length;
    },
    async complete() {
      await filler.end();
      for (const statement of references) await client.query(statement);
      await continueIdentities(client);
      const newer = known.filter((migration) => !before.includes(migration));
      for (const migration of newer) await apply(client, migration);
      return count + filler.rows;
    },
  };
}

/** Swaps the new tables in, commits, and then drops the former ones. */
export async function swapSchemas(client: Client): Promise<void> {
  await client.query(`drop schema if exists ${FORMER} cascade`);
  await client.query(`alter schema public rename to ${FORMER}`);
  await client.query(`alter schema ${SCHEMA} rename to public`);
  await client.query('commit');
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`set lock_timeout = '${DROP_LOCK_TIMEOUT}'`);
      await client.query(`drop schema ${FORMER} cascade`);
      return;
    } catch (error) {
      if (attempt === DROP_TRIES) throw error;
    }
  }
}

async function apply(client: Client, migration: Migration): Promise<void> {
  await client.query(migration.sql.replaceAll(/\bconcurrently\b/gi, ''));
  await client.query('insert into portico_migrations (name, sha256) values ($1, $2)', [
    migration.name,
    migration.sha256,
  ]);
}

/** Tables are filled in the order of their names, so foreign keys are added when all are full. */
async function dropReferences(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = '${SCHEMA}'::regnamespace`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return rows.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
  );
}

/** Sequences continue after the restored values. */
async function continueIdentities(client: Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = '${SCHEMA}' and is_identity = 'YES'`,
  );
  for (const { table, column } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence('${SCHEMA}.${table}', '${column}'),
         coalesce((select max("${column}") from "${table}"), 0) + 1, false)`,
    );
  }
}

async function insertableColumns(client: Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ table: string; columns: string }>(
    `select table_name as table, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
     from information_schema.columns where table_schema = '${SCHEMA}' and is_generated = 'NEVER'
     group by table_name`,
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}
