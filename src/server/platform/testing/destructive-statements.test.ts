import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '#server/platform/config/project-folder.ts';
import { readMigrations } from '#server/platform/database/read-migrations.ts';
import { destructiveStatements } from './destructive-statements.ts';

/** Of the time before there were installations to upgrade. */
const LAST_FREE_MIGRATION = '0021_form_keys_when_used.sql';
/** Released before such a line could say so, and never changed since: why the version before survived them. */
const SURVIVED: ReadonlyMap<string, string> = new Map([
  ['0034_sign_up_and_quotas.sql', 'allows a kind of link more; what is unique there is a new column'],
  ['0064_redirects_by_hand.sql', 'allows more statuses, and for them only no target'],
  ['0066_unlinked_pages.sql', 'takes links away that it reads and writes documents without'],
  ['0071_synced_sections.sql', 'allows a kind of document more'],
  ['0075_undo_email.sql', 'allows a kind of link more'],
  ['0077_protected_files.sql', 'checks a new column, which has a default'],
]);

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
  ['alter table t alter column a drop default', 1],
  ['alter table t add constraint c check (a is not null) not valid', 1],
  ["alter table t\n  drop constraint t_kind_check,\n  add constraint t_kind_check check (kind in ('a'))", 1],
  ['alter table t add check (a > 0)', 1],
  ['alter table t add constraint c unique (a)', 1],
  ['alter table t add unique (a)', 1],
  ['alter table t add constraint c foreign key (a) references u (id)', 1],
  ['alter table t add primary key (a)', 1],
  ['alter table t add constraint c exclude using gist (a with =)', 1],
  ['alter table t drop constraint t_pkey', 1],
  ['alter table t drop constraint if exists t_a_key', 1],
  ['create unique index t_one on t (a)', 1],
  ['create unique index concurrently if not exists t_one on t (a) where b', 1],
  ['drop function f(text)', 1],
  ['create or replace function f() returns int language sql return 1', 1],
  ['drop trigger a on t', 1],
  ['create trigger a before insert on t for each row execute function f()', 1],
  ['create constraint trigger a after insert on t for each row execute function f()', 1],
  ['alter table t disable trigger a', 1],
  ['drop view v; drop materialized view m; drop type a', 3],
  ['delete from t where a', 1],
  ['with old as (select 1) delete from t where a', 1],
  ['truncate t', 1],
  ['create table t (a text not null)', 0],
  ['alter table t add column a text', 0],
  ["alter table t add column a text not null default ''", 0],
  ['alter table t alter column a drop not null', 0],
  ['create index t_by_type on t (type)', 0],
  ['-- drop table t\nselect 1', 0],
  ['alter table t drop constraint t_kind_check', 0],
  ['create index t_by_a on t (a); drop index t_by_b', 0],
  ['create function f() returns int language sql return 1', 0],
  ['create table t (a text unique check (a > 0)); create unique index t_one on t (a)', 0],
  ['create table t (a text); alter table t add constraint c check (a > 0); delete from t', 0],
  ['create function f() returns int language sql return 1; select f(); drop function f()', 0],
  ['insert into t (a) values (1) on conflict do nothing; update t set a = 1', 0],
  ['-- portico: survived because t is empty until the next release\ndelete from t', 0],
  ['-- portico: survived because t is empty until the next release\ndelete from t; delete from u', 1],
  ['-- portico: survived because\ndelete from t', 1],
  ['-- portico: contracts 0021_form_keys_when_used\ndrop table form_keys', 0],
])('finds in %j what the version before would not survive: %i', (sql, count) => {
  expect(destructiveStatements(sql)).toHaveLength(count);
});

it('is kept to by every migration: it adds, or names the earlier one whose leftovers it takes away', async () => {
  const migrations = await readMigrations(path.join(projectFolder(), 'migrations'));
  const checked = migrations.filter(({ name }) => name > LAST_FREE_MIGRATION);
  const found = checked.map(({ name, sql }) => ({ name, statements: destructiveStatements(sql) }));
  const destructive = found.filter(({ statements }) => statements.length > 0);
  expect(destructive.filter(({ name }) => !SURVIVED.has(name))).toEqual([]);
  expect(destructive.map(({ name }) => name)).toEqual([...SURVIVED.keys()]);
  for (const { name, sql } of checked) {
    const contracted = /^-- portico: contracts (\S+)$/m.exec(sql)?.[1];
    if (contracted === undefined) continue;
    expect(migrations.filter((one) => one.name < name).map((one) => one.name)).toContain(`${contracted}.sql`);
  }
});
