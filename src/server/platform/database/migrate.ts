import { Client, type ClientConfig } from 'pg';
import type { Logger } from '#server/platform/logging/logger.ts';
import { MigrationError, readMigrations, type Migration } from './read-migrations.ts';

/** One number for all processes of an installation; any will do. */
const LOCK_KEY = 7_046_029_254;
const LOCK_TIMEOUT = '10s';
const OUTSIDE_TRANSACTION = /^-- portico: outside a transaction$/m;

/**
 * Applies the `.sql` files that this database has not had, in the order of their names. Processes that start at once
 * wait for one another. Each file runs in a transaction, unless it has the line `-- portico: outside a transaction`
 * (for `create index concurrently`); such a file has to bear being run again after an interruption.
 * Returns the names of the applied files.
 */
export async function migrate(options: {
  readonly connection: ClientConfig;
  readonly folder: string;
  readonly log: Logger;
}): Promise<readonly string[]> {
  const migrations = await readMigrations(options.folder);
  const client = new Client(options.connection);
  // A connection that breaks fails its query; without a listener it would end the process.
  client.on('error', () => null);
  await client.connect();
  const applied: string[] = [];
  try {
    const known = await readApplied(client);
    for (const migration of migrations) {
      if (known.has(migration.name)) {
        assertUnchanged(migration, known.get(migration.name));
        continue;
      }
      const isOutside = OUTSIDE_TRANSACTION.test(migration.sql);
      const wasApplied = isOutside
        ? await applyOutsideTransaction(client, migration)
        : await applyInTransaction(client, migration);
      if (!wasApplied) continue;
      applied.push(migration.name);
      options.log.info({ migration: migration.name }, 'applied a migration');
    }
  } finally {
    await client.end();
  }
  return applied;
}

/** What this database had before, by name: asked for at once, so that a start does not take longer with each file. */
async function readApplied(client: Client): Promise<ReadonlyMap<string, string>> {
  const { rows: tables } = await client.query<{ name: string | null }>(
    `select to_regclass('portico_migrations')::text as name`,
  );
  if (tables[0]?.name == null) return new Map();
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from portico_migrations',
  );
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

function assertUnchanged(migration: Migration, sha256: string | undefined): void {
  if (sha256 === migration.sha256) return;
  throw new MigrationError(
    `The migration ${migration.name} was changed after it was applied to this database. Restore the file, and put the change into a new one.`,
  );
}

async function applyInTransaction(client: Client, migration: Migration): Promise<boolean> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK_KEY]);
    const isNew = await isNotApplied(client, migration);
    if (isNew) {
      await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
      await run(client, migration);
      await remember(client, migration);
    }
    await client.query('commit');
    return isNew;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function applyOutsideTransaction(client: Client, migration: Migration): Promise<boolean> {
  await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
  try {
    if (!(await isNotApplied(client, migration))) return false;
    await run(client, migration);
    await remember(client, migration);
    return true;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK_KEY]);
  }
}

async function isNotApplied(client: Client, migration: Migration): Promise<boolean> {
  await client.query(`
    create table if not exists portico_migrations (
      name text primary key,
      sha256 char(64) not null,
      applied_at timestamptz not null default now()
    )`);
  const { rows } = await client.query<{ sha256: string }>(
    'select sha256 from portico_migrations where name = $1',
    [migration.name],
  );
  const before = rows[0];
  if (before === undefined) return true;
  assertUnchanged(migration, before.sha256);
  return false;
}

async function run(client: Client, migration: Migration): Promise<void> {
  try {
    await client.query(migration.sql);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`The migration ${migration.name} failed: ${reason}`, { cause: error });
  }
}

async function remember(client: Client, migration: Migration): Promise<void> {
  await client.query('insert into portico_migrations (name, sha256) values ($1, $2)', [
    migration.name,
    migration.sha256,
  ]);
}
