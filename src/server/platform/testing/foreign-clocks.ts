import { parseSync, Visitor } from 'vite';

/** The time as PostgreSQL tells it, which no test can move. */
const SQL_CLOCK =
  /\b(now\s*\(\s*\)|(clock|statement|transaction)_timestamp\b|current_(timestamp|date|time)\b|localtime(stamp)?\b)/i;

/**
 * Where a source of the server asks another clock than the database's own, `portico_now()`: PostgreSQL's words in a text,
 * or the clock of the process. Each as `line: what to say instead`.
 */
export function foreignClocks(file: string, source: string): readonly string[] {
  const found: string[] = [];
  const add = (offset: number, instead: string) =>
    found.push(`${source.slice(0, offset).split('\n').length}: ${instead}`);
  const readText = (text: unknown, offset: number) => {
    if (typeof text === 'string' && SQL_CLOCK.test(text)) add(offset, 'say portico_now() in SQL');
  };
  new Visitor({
    Literal: (node) => readText(node.value, node.start),
    TemplateElement: (node) => readText(node.value.raw, node.start),
    NewExpression(node) {
      const isDate = node.callee.type === 'Identifier' && node.callee.name === 'Date';
      if (isDate && node.arguments.length === 0) add(node.start, 'take the time from services.now()');
    },
    CallExpression(node) {
      if (/^Date\.now$/.test(source.slice(node.callee.start, node.callee.end)))
        add(node.start, 'take the time from services.now()');
    },
  }).visit(parseSync(file, source).program);
  return found;
}

/** The same for a migration. */
export function foreignClocksOfMigration(sql: string): readonly string[] {
  return sql.split('\n').flatMap((line, index) => {
    const isFound = SQL_CLOCK.test(line.replace(/--.*$/, ''));
    return isFound ? [`${index + 1}: say portico_now()`] : [];
  });
}
