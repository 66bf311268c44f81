import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '#server/platform/config/project-folder.ts';
import { readMigrations } from '#server/platform/database/read-migrations.ts';
import { foreignClocks, foreignClocksOfMigration } from './foreign-clocks.ts';
import { sourcesBelow } from './sources-below.ts';

/** Before there was one clock. */
const CLOCK_MIGRATION = '0076_one_clock.sql';
/** What is there before the function is: the list of migrations. */
const BEFORE_THE_CLOCK = /^src\/server\/platform\/(database\/migrate|backup\/restore-schema)\.ts$/;
/** Writes the `Date` header of kept pages by the clock of the process, as Node does of all other answers. */
const DATE_HEADER = 'src/server/platform/http/ready-response.ts';

it.each([
  ['sql`select now()`', 1],
  ['sql`a < NOW ( ) - ${wait}`', 1],
  ["client.query('select 1 where at < current_timestamp')", 1],
  ['sql`${before} and clock_timestamp() > ${after}`', 1],
  ['sql`current_date - 1`', 1],
  ['const at = new Date();', 1],
  ['const at = Date.now() - START', 1],
  ['sql`select portico_now()`', 0],
  ['sql`at < ${new Date(services.now())}`', 0],
  ['sql`at < ${now()}`', 0],
  ['// now() of the database\nconst then = new Date(ms);', 0],
])('finds in %j the clocks that are not the one of the installation: %i [ORD-165]', (source, count) => {
  expect(foreignClocks('a.ts', source)).toHaveLength(count);
});

it.each([
  ['create table t (\n  at timestamptz default now()\n)', ['2: say portico_now()']],
  ['create table t (at timestamptz default portico_now()) -- not now()', []],
])('reads migrations, too: %j', (sql, found) => {
  expect(foreignClocksOfMigration(sql)).toEqual(found);
});

it('no source of the server and no new migration asks another clock [ORD-165]', async () => {
  const files = sourcesBelow('src/server').filter(
    (file) => !BEFORE_THE_CLOCK.test(file) && file !== DATE_HEADER,
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    foreignClocks(file, readFileSync(path.join(projectFolder(), file), 'utf8')).map(
      (one) => `${file}:${one}`,
    ),
  );
  const migrations = await readMigrations(path.join(projectFolder(), 'migrations'));
  for (const { name, sql } of migrations) {
    if (name <= CLOCK_MIGRATION) continue;
    found.push(...foreignClocksOfMigration(sql).map((one) => `migrations/${name}:${one}`));
  }
  expect(found).toEqual([]);
}, 60_000);
