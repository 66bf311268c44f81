import { expect, it } from 'vitest';
import { sqlFault } from './sql-rules.mjs';

const QUERY = "const a = 1;\nawait db.selectFrom('sites').selectAll().execute();\n";
const REASON = 'SQL stands in queries and commands of a feature of the server, not in';

it.each([
  ['src/server/accounts/routes.ts', 'endpoints'],
  ['src/server/accounts/invitation-routes.ts', 'endpoints'],
  ['src/server/published/plugin.ts', 'plugins'],
  ['src/server/trash/purge-trash-job.ts', 'definitions of jobs'],
  ['src/server/newsletters/link-pages.tsx', 'pages and mails'],
  ['src/server/site-tables.ts', 'registries (site-tables.ts)'],
  ['src/domain/links/link.ts', 'src/domain'],
  ['src/editor/pages/pages.tsx', 'src/editor'],
])('refuses SQL in %s', (file, holder) => {
  expect(sqlFault(file, QUERY)).toEqual({ line: 2, reason: `${REASON} ${holder}` });
});

it.each([
  'src/server/sites/queries.ts',
  'src/server/sites/rename-site.ts',
  'src/server/platform/jobs/boss-jobs.ts',
  'src/server/accounts/routes.db.test.ts',
  'src/server/forms/testing/build-form-site.ts',
])('lets SQL stand in %s', (file) => {
  expect(sqlFault(file, QUERY)).toBeNull();
});

it.each([
  ['sql`select 1`', true],
  ['sql<{ id: string }>`select id from sites`', true],
  ["sql.raw('now()')", true],
  ["db.insertInto('sites')", true],
  ["db.updateTable('sites')", true],
  ["db.deleteFrom('sites')", true],
  ["import { sqlState } from './sql-state.ts';", false],
  ['list.select(range)', false],
])('tells whether %s is SQL', (text, isSql) => {
  expect(sqlFault('src/server/accounts/routes.ts', text) !== null).toBe(isSql);
});
