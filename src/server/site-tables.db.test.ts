import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { SEALED_TABLES, SITE_TABLES } from './site-tables.ts';

let test: TestServices;
beforeAll(async () => {
  test = await createTestServices();
});
afterAll(() => test.close());

/** Tables and their columns as the migrations made them; those of the job queue are in a schema of their own. */
async function tablesOfSites(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ name: string; columns: readonly string[] }>`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
    group by table_name having 'site_id' = any (array_agg(column_name::text))`.execute(test.services.db);
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

it('says of every table of sites whether it is copied and archived, and of every column whether it is personal or secret [PLAT-46] [PLAT-56]', async () => {
  const faults: string[] = [];
  const tables = await tablesOfSites();
  for (const [name, columns] of tables) {
    const table = SITE_TABLES.get(name);
    if (table === undefined) {
      faults.push(
        `The table ${name} has a site_id. Say in the tables.ts of its feature, in …_SITE_TABLES, whether a duplicate of a site gets its rows (copied), whether an archive does (archived), and which columns are personal, secret or other; a new list belongs into src/server/site-tables.ts.`,
      );
      continue;
    }
    const said = new Set<string>([...table.personal, ...table.secret, ...table.other]);
    for (const column of columns) {
      if (said.has(column)) continue;
      faults.push(
        `The column ${name}.${column} is new. Add it to \`personal\` (it says who a person is, or holds what one wrote, sent or was sent), \`secret\` or \`other\` of ${name} in the tables.ts of its feature.`,
      );
    }
    for (const column of said) {
      if (!columns.includes(column)) faults.push(`There is no column ${name}.${column} any more.`);
    }
    for (const column of table.other) {
      if (table.personal.includes(column) || table.secret.includes(column)) {
        faults.push(`${name}.${column} is said to be personal or secret, and other.`);
      }
    }
  }
  for (const name of SITE_TABLES.keys()) if (!tables.has(name)) faults.push(`There is no table ${name}.`);
  expect(faults).toEqual([]);
});

it('knows the place of every sealed text, so that a change of the key finds it [PLAT-84]', async () => {
  const { rows } = await sql<{ name: string; key: readonly string[] }>`
    select conrelid::regclass::text as name, array_agg(attname::text order by ordinality) as key
    from pg_constraint, unnest(conkey) with ordinality as of_key (number, ordinality)
      join pg_attribute on attnum = of_key.number
    where contype = 'p' and attrelid = conrelid and connamespace = 'public'::regnamespace
    group by conrelid`.execute(test.services.db);
  const keys = new Map(rows.map(({ name, key }) => [name, key]));
  for (const [name, { secret, sealed = [] }] of SITE_TABLES) {
    const named = secret.filter((column) => /(^|_)(sealed|cipher)$/.test(column));
    expect({ name, sealed: sealed.map(({ column }) => column) }).toEqual({ name, sealed: named });
    for (const { key } of sealed) expect({ name, key }).toEqual({ name, key: keys.get(name) });
  }
  const { rows: ofTables } = await sql<{ name: string; column: string }>`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name ~ '(^|_)(sealed|cipher)$'
      and table_name <> 'installation_secrets'`.execute(test.services.db);
  const known = [...SEALED_TABLES].flatMap(([name, { sealed = [] }]) =>
    sealed.map(({ column, key }) => ({ name, column, key })),
  );
  for (const { name, key } of known) expect({ name, key }).toEqual({ name, key: keys.get(name) });
  const named = known.map(({ name, column }) => `${name}.${column}`);
  expect(named.toSorted()).toEqual(ofTables.map(({ name, column }) => `${name}.${column}`).toSorted());
});

it('gives reasons for what a copy or an archive does not get', () => {
  for (const [name, { copied, archived }] of SITE_TABLES) {
    for (const decision of [copied, archived]) {
      expect({ name, isSaid: decision === true || decision.not.length > 10 }).toEqual({ name, isSaid: true });
    }
  }
});

it('has what foreign keys lead to before what has them, so that copies can be put in', async () => {
  const { rows } = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`.execute(
    test.services.db,
  );
  const order = [...SITE_TABLES.keys()];
  const late = rows.filter(({ from, to }) => order.includes(from) && order.indexOf(to) > order.indexOf(from));
  expect(late).toEqual([]);
  expect(rows.length).toBeGreaterThan(10);
});
