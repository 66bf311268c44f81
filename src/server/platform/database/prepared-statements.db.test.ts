import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfiguration } from '#server/platform/config/configuration.ts';
import { silentLogger } from '#server/platform/logging/silent-logger.ts';
import { createTestDatabase } from '#server/platform/testing/test-database.ts';
import { connectDatabase, type OpenDatabase } from './open-database.ts';
import { withoutPreparedStatements, withPreparedStatements } from './prepared-statements.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let opened: OpenDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await opened.close();
  await database.drop();
});

function connect(options: { readonly isDirect?: boolean } = {}): void {
  opened = connectDatabase(database.connection, {
    log: silentLogger,
    revive: async () => undefined,
    // One connection, so that what is seen of it is what the others did.
    databaseLimits: { ...readConfiguration({}).databaseLimits, poolSize: 1 },
    ...options,
  });
}

const double = (value: number) =>
  sql<{ doubled: number }>`select ${value}::int * 2 as doubled`
    .execute(opened.db)
    .then(({ rows }) => rows[0]?.doubled);

async function prepared(): Promise<readonly string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
    opened.db,
  );
  return rows.map(({ statement }) => statement);
}

it('are planned once a connection, whatever their values, where the work asks for that', async () => {
  connect();
  expect(await double(2)).toBe(4);
  expect(await prepared()).toEqual([]);
  await withPreparedStatements(async () => {
    expect(await double(3)).toBe(6);
    expect(await double(4)).toBe(8);
    expect(
      await withoutPreparedStatements(() => sql`select ${1}::int as one`.execute(opened.db)),
    ).toBeDefined();
  });
  expect(await prepared()).toEqual(['select $1::int * 2 as doubled']);
});

it('are not prepared through a pooler, which hands on connections', async () => {
  connect({ isDirect: false });
  expect(await withPreparedStatements(() => double(3))).toBe(6);
  expect(await prepared()).toEqual([]);
});

it('go on working when a migration adds a column to what they read', async () => {
  connect();
  const read = () =>
    withPreparedStatements(async () => [
      await opened.db.selectFrom('sites').selectAll().where('identifier', '=', 'nobody').execute(),
      await opened.db.selectFrom('sites').select('title').where('identifier', '=', 'nobody').execute(),
    ]);
  expect(await read()).toEqual([[], []]);
  await sql`alter table sites add column added_later text`.execute(opened.db);
  expect(await read()).toEqual([[], []]);
});
