import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '#server/platform/config/project-folder.ts';
import { readMigrations } from '#server/platform/database/read-migrations.ts';
import { destructiveStatements } from './destructive-statements.ts';

/** Of the time before there were installations to upgrade. */
const LAST_FREE_MIGRATION = '0021_form_keys_when_used.sql';

it.each([
  ['drop table form_keys', 1],
  ['alter table t drop column a', 1],
  ['alter table t rename column a to b', 1],
  ['alter table t rename to u', 1],
  ['alter table t alter column a type bigint', 1],
  ['alter table t alter a set data type bigint', 1],
  ['alter table t alter column a set not null', 1],
  ['alter table t add column a text not null', 1],
  ['alter table t add a text not null', 1],
  ['alter table t\n  add column a text,\n  add column b text not null', 1],
  ['drop table a; alter table t drop column b', 2],
  ['create table t (a text not null)', 0],
  ['alter table t add column a text', 0],
  ["alter table t add column a text not null default ''", 0],
  ['alter table t alter column a drop not null', 0],
  ['alter table t add constraint c check (a is not null) not valid', 0],
  ['create index t_by_type on t (type)', 0],
  ['-- drop table t\nselect 1', 0],
  ['-- portico: contracts 0021_form_keys_when_used\ndrop table form_keys', 0],
])('finds in %j what the version before would not survive: %i', (sql, count) => {
  expect(destructiveStatements(sql)).toHaveLength(count);
});

it('is kept to by every migration: it adds, or names the earlier one whose leftovers it takes away', async () => {
  const migrations = await readMigrations(path.join(projectFolder(), 'migrations'));
  const checked = migrations.filter(({ name }) => name > LAST_FREE_MIGRATION);
  for (const { name, sql } of checked) {
    expect({ name, statements: destructiveStatements(sql) }).toEqual({ name, statements: [] });
    const contracted = /^-- portico: contracts (\S+)$/m.exec(sql)?.[1];
    if (contracted === undefined) continue;
    expect(migrations.filter((one) => one.name < name).map((one) => one.name)).toContain(`${contracted}.sql`);
  }
});
