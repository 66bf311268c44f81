// Where SQL stands (CONTRIBUTING.md, “State, server, React”), as data.
import { isTest } from './import-rules.mjs';

/** Files of features that hold none: they ask queries and commands. */
const WITHOUT_SQL = [
  { files: /(^|\/|-)routes\.ts$/, what: 'endpoints' },
  { files: /(^|\/|-)plugin\.ts$/, what: 'plugins' },
  { files: /-jobs?\.ts$/, what: 'definitions of jobs' },
  { files: /\.tsx$/, what: 'pages and mails' },
];
/** Engines: theirs are the tables of jobs, mails and events. */
const ENGINE = 'src/server/platform/';

/** A query builder's first call, or a statement in words. */
const SQL =
  /\.(?:selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:\.\w+)?(?:<[^`]*?>)?[`(]/;

/**
 * What is wrong with the SQL of a file, as line and reason; null where it holds none or may.
 * @param file by its path from the root of the repository
 */
export function sqlFault(file, text) {
  if (isTest(file) || file.startsWith(ENGINE)) return null;
  const holder = holderOf(file);
  if (holder === null) return null;
  const found = SQL.exec(text);
  if (found === null) return null;
  const line = text.slice(0, found.index).split('\n').length;
  return { line, reason: `SQL stands in queries and commands of a feature of the server, not in ${holder}` };
}

/** Where a file lies that may hold no SQL, in words. */
function holderOf(file) {
  const [, folder, feature, ...rest] = file.split('/');
  if (folder !== 'server') return `src/${folder}`;
  if (rest.length === 0) return `registries (${feature})`;
  return WITHOUT_SQL.find(({ files }) => files.test(file))?.what ?? null;
}
