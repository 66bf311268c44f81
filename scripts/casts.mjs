// Casts that hide what the types are there for: texts called ids, and casts through unknown.

const IMPORTS = /^(?:import|export)\s[^;]*?\sfrom\s+'[^']*';/gm;
/** A type after `as`, up to where an expression goes on; `as unknown as` is its own kind. */
const CAST = /\bas\s+(?!unknown\b|const\b|any\b)([^;,)}\]\n=]+)/g;
/** The type itself, in a list or beside null; what it only names as a part is none. */
const ID_TYPE = /^(?:readonly\s+|\(|(?:Readonly)?(?:Set|Array)<)*(?:Id<|[A-Z]\w*Id\b)/;
const THROUGH_UNKNOWN = /\bas\s+unknown\s+as\b/g;

/** The casts of a source, each with its line (from 1) and kind. */
export function castsIn(code) {
  const source = withoutComments(code.replaceAll(IMPORTS, blank));
  const ids = [...source.matchAll(CAST)]
    .filter(([, type]) => ID_TYPE.test(type))
    .map(({ index }) => ({ index, kind: 'id' }));
  const unknown = [...source.matchAll(THROUGH_UNKNOWN)].map(({ index }) => ({ index, kind: 'unknown' }));
  return [...ids, ...unknown]
    .toSorted((a, b) => a.index - b.index)
    .map(({ index, kind }) => ({ line: source.slice(0, index).split('\n').length, kind }));
}

function withoutComments(code) {
  return code.replaceAll(/\/\*[\s\S]*?\*\//g, blank).replaceAll(/(?<![:'"`])\/\/[^\n]*/g, '');
}

/** Lines stay as many. */
function blank(text) {
  return text.replaceAll(/[^\n]/g, '');
}
