/** What takes away from under a process of the version before what it reads or writes. */
const DESTRUCTIVE: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/\bdrop\s+table\b/, 'drops a table'],
  [/\bdrop\s+column\b/, 'drops a column'],
  [/\brename\s+(column\b|to\b|\w+\s+to\b)/, 'renames'],
  [/\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/, 'changes the type of a column'],
  [/\bset\s+not\s+null\b/, 'asks for a value that the version before does not write'],
  [/\bdrop\s+default\b/, 'asks for a value that the version before leaves to its default'],
  [/\bdrop\s+(materialized\s+view|view|type|domain|sequence|schema)\b/, 'drops what a query may name'],
  [/\bdrop\s+trigger\b|\bdisable\s+trigger\b/, 'takes away what happens with a write'],
  [/^create\s+(or\s+replace\s+)?(constraint\s+)?trigger\b/, 'adds to what happens with a write'],
  [/^create\s+or\s+replace\s+(function|procedure)\b/, 'changes a function under its callers'],
  [/^(with\b.*\b)?delete\s+from\b|^truncate\b/, 'deletes rows'],
  [/\badd\s+(constraint\s+\w+\s+)?check\b/, 'refuses values that the version before may write'],
  [
    /\badd\s+(constraint\s+\w+\s+)?(unique|primary\s+key|foreign\s+key|exclude)\b|^create\s+unique\s+index\b/,
    'refuses rows that the version before may write',
  ],
  // An upsert names the constraint or its columns; a check is named by nothing.
  [/\bdrop\s+constraint\s+(if\s+exists\s+)?(?!\w*_check\b)/, 'drops a constraint that an upsert may name'],
];

/** `-- portico: contracts 0021_form_keys_when_used`: nothing has needed it since the release that had that migration. */
const CONTRACTS = /^-- portico: contracts (\d{4}_[a-z0-9_]+)$/m;
/** `-- portico: survived because REASON`, before or in the one statement that it is about. */
const SURVIVED = /^\s*-- portico: survived because \S.{9,}$/gm;
const SURVIVED_MARK = 'survived_by_the_version_before';

/**
 * What a migration does that a process of the version before would not survive, which serves beside the new one while
 * an installation is upgraded; empty where it only adds. A migration that names an earlier one with a line
 * `-- portico: contracts NAME` takes away what that one made unnecessary. A statement that only looks destructive has
 * a line `-- portico: survived because REASON`. Tables and functions that the migration makes itself are its own.
 */
export function destructiveStatements(sql: string): readonly string[] {
  if (CONTRACTS.test(sql)) return [];
  const statements = sql
    .replaceAll(SURVIVED, ` ${SURVIVED_MARK} `)
    .replaceAll(/--.*$/gm, '')
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim());
  const own = new Set<string>();
  return statements.flatMap((statement) => {
    const made = /^create (?:unlogged )?(?:table|function) (?:if not exists )?(\w+)/.exec(statement)?.[1];
    if (made !== undefined) own.add(made);
    const isOwn = own.has(subjectOf(statement));
    return isOwn || statement.includes(SURVIVED_MARK) ? [] : reasonsOf(statement);
  });
}

/** The table or function that a statement is about. */
function subjectOf(statement: string): string {
  const about =
    /^(?:alter table|drop table|truncate(?: table)?|delete from|drop function|create unique index(?: concurrently)?(?: if not exists)?(?: \w+)? on) (?:if exists |only )?(\w+)/;
  return about.exec(statement)?.[1] ?? '';
}

function reasonsOf(statement: string): readonly string[] {
  const found = DESTRUCTIVE.filter(([pattern]) => pattern.test(statement)).map(([, reason]) => reason);
  if (/^drop (function|procedure)\b/.test(statement)) found.push('drops a function');
  if (statement.startsWith('alter table')) {
    for (const part of statement.split(/,(?= ?add\b)/)) {
      const isAdded = /\badd (column )?(?!constraint|primary|foreign|unique|check|exclude)\w+ /.test(part);
      if (isAdded && /\bnot null\b/.test(part) && !/\b(default|generated)\b/.test(part)) {
        found.push('adds a column that the version before does not fill');
      }
    }
  }
  return found.map((reason) => `${reason}: ${statement.slice(0, 80)}`);
}
