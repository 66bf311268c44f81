import { parseSync, Visitor } from 'vite';

/** Constants that bound a text by their use: `maxLength={NAME}`, `z.string().trim().max(NAME, …)`, `text().max(NAME)`. */
const BOUNDS_A_TEXT =
  /\bmaxLength(?:=\{|: )([A-Z][A-Z0-9_]*)\b|\b(?:string|\w*[tT]ext)\(\)(?:\s*\.\w+\(\))*\s*\.max\(\s*([A-Z][A-Z0-9_]*)\b/g;
/** A number of this size that something is cut at is a length of a text, not of a list. */
const LONG = 20;
/** A check sum has no characters, and a list that was made of a text is cut between them. */
const NO_TEXT = /sha256$|\.digest\([^()]*\)$|^\[.*\]$/s;

/** The names of constants that a source uses to bound texts. */
export function textBoundsOf(source: string): readonly string[] {
  return [...source.matchAll(BOUNDS_A_TEXT)].map((match) => match[1] ?? match[2] ?? '');
}

/**
 * Where a source may cut a text between two UTF-16 units, inside of an emoji or between a letter and its marks, in place
 * of `cutText`. Each as `line: code`. Known by what it is cut at: a constant that bounds texts (one of `bounds`, or one
 * called `…LENGTH`), or a large number.
 */
export function codeUnitCuts(file: string, source: string, bounds: ReadonlySet<string>): readonly string[] {
  if (!/\.(?:slice|substring|substr)\(/.test(source)) return [];
  const found: string[] = [];
  const isBound = (name: string) => name.endsWith('LENGTH') || bounds.has(name);
  new Visitor({
    CallExpression(node) {
      const { callee } = node;
      const isCut =
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        /^(slice|substring|substr)$/.test(callee.property.name);
      if (!isCut || NO_TEXT.test(source.slice(callee.object.start, callee.object.end).trim())) return;
      const end = node.arguments[1];
      if (end === undefined) return;
      const names = source.slice(end.start, end.end).match(/(?<![.\w])[A-Z][A-Z0-9_]*\b(?!\.)/g) ?? [];
      const isLong = end.type === 'Literal' && typeof end.value === 'number' && end.value >= LONG;
      if (!isLong && !names.some(isBound)) return;
      const line = source.slice(0, callee.property.start).split('\n').length;
      found.push(`${line}: ${source.slice(callee.property.start, node.end)}`);
    },
  }).visit(parseSync(file, source).program);
  return found;
}
