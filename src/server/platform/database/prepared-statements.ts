import { AsyncLocalStorage } from 'node:async_hooks';

/** Of a process; what is asked in yet other words is planned each time. */
const MOST_NAMES = 500;
/** What answers with all columns of a table fails once a migration has added one. */
const ALL_COLUMNS = /^\s*select \*|"\w+"\.\*|returning \*/i;

const scope = new AsyncLocalStorage<boolean>();
const names = new Map<string, string>();

/**
 * Statements of this work are parsed and planned once for each connection: about half of what a statement by key takes the
 * database. Their plan is made for no particular values, so this is for work whose statements find rows by key, and not for
 * lists of sites that differ in size.
 */
export function withPreparedStatements<Result>(work: () => Result): Result {
  return scope.run(true, work);
}

/** Work that goes on by itself, whatever it was begun by. */
export function withoutPreparedStatements<Result>(work: () => Result): Result {
  return scope.run(false, work);
}

/** The name under which a statement is prepared; null where it is not. */
export function preparedName(statement: string): string | null {
  if (scope.getStore() !== true) return null;
  const known = names.get(statement);
  if (known !== undefined) return known;
  if (names.size >= MOST_NAMES || ALL_COLUMNS.test(statement)) return null;
  const name = `portico_${names.size + 1}`;
  names.set(statement, name);
  return name;
}
