/** What takes away from under a process of the version before what it reads or writes. */
const DESTRUCTIVE: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/\bdrop\s+table\b/, 'drops a table'],
  [/\bdrop\s+column\b/, 'drops a column'],
  [/\brename\s+(column\b|to\b|\w+\s+to\b)/, 'renames'],
  [/\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/, 'changes the type of a column'],
  [/\bset\s+not\s+null\b/, 'asks for a value that the version before does not write'],
];

/** `-- portico: contracts 0021_form_keys_when_used`: nothing has needed it since the release that had that migration. */
const CONTRACTS = /^-- portico: contracts (\d{4}_[a-z0-9_]+)$/m;

/**
 * What a migration does that a process of the version before would not survive, which serves beside the new one while
 * an installation is upgraded; empty where it only adds. A migration that names an earlier one with a line
 * `-- portico: contracts NAME` takes away what that one made unnecessary.
 */
export function destructiveStatements(sql: string): readonly string[] {
  const contracted = CONTRACTS.exec(sql)?.[1];
  if (contracted !== undefined) return [];
  return sql
    .replaceAll(/--.*$/gm, '')
    .toLowerCase()
    .split(';')
    .flatMap((statement) => reasonsOf(statement.replaceAll(/\s+/g, ' ').trim()));
}

function reasonsOf(statement: string): readonly string[] {
  const found = DESTRUCTIVE.filter(([pattern]) => pattern.test(statement)).map(([, reason]) => reason);
  if (statement.startsWith('alter table')) {
    for (const part of statement.split(/,(?= ?add\b)/)) {
      const isAdded = /\badd (column )?(?!constraint|primary|foreign|unique|check)\w+ /.test(part);
      if (isAdded && /\bnot null\b/.test(part) && !/\b(default|generated)\b/.test(part)) {
        found.push('adds a column that the version before does not fill');
      }
    }
  }
  return found.map((reason) => `${reason}: ${statement.slice(0, 80)}`);
}
