/** `[name]` stands for one part of a path, `*` for the rest of it (FIND-50). */
const NAMED_PART = /^\[([a-z][a-z0-9_-]{0,29})\]$/i;
const PLACEHOLDER = /\[([a-z][a-z0-9_-]{0,29})\]|\*/gi;

/** Parts of an address that a pattern stands for, by name; `*` is the rest. */
export type MatchedParts = ReadonlyMap<string, string>;

/** Whether a path contains a placeholder. */
export function isPattern(path: string): boolean {
  return /[[\]*]/.test(path);
}

/** What is wrong with a path as a pattern, or null. */
export function patternProblem(path: string): string | null {
  const parts = path.slice(1).split('/');
  const names = new Set<string>();
  for (const [index, part] of parts.entries()) {
    const name = part === '*' ? '*' : NAMED_PART.exec(part)?.[1];
    if (name === undefined) {
      if (!isPattern(part)) continue;
      return `“${part}” is not understood. Use [name] for one whole part of the address, and * for the rest.`;
    }
    if (name === '*' && index < parts.length - 1) return '* stands for the rest and comes last.';
    if (names.has(name)) return `[${name}] is there twice.`;
    names.add(name);
  }
  return null;
}

/** The names of placeholders in a text, `*` among them. */
export function placeholdersOf(text: string): readonly string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([whole, name]) => name ?? whole);
}

/**
 * The values of a pattern's placeholders in a decoded path, or null where it does not match. Takes one step for each
 * part, whatever the path is (FIND-50).
 */
export function matchPattern(pattern: string, path: string): MatchedParts | null {
  // Most patterns fail here, so the path is not split for each of them.
  const literal = pattern.search(/[[*]/);
  if (literal > 0 && !path.startsWith(pattern.slice(0, literal))) return null;
  const wanted = pattern.slice(1).split('/');
  const parts = path.slice(1).split('/');
  const matched = new Map<string, string>();
  for (const [index, part] of wanted.entries()) {
    if (part === '*') {
      const rest = parts.slice(index);
      if (rest.length === 0 || rest.some(isUnsafePart)) return null;
      matched.set('*', rest.map(encodeURIComponent).join('/'));
      return matched;
    }
    const given = parts[index];
    if (given === undefined) return null;
    const name = NAMED_PART.exec(part)?.[1];
    if (name === undefined) {
      if (part !== given) return null;
    } else {
      if (isUnsafePart(given)) return null;
      matched.set(name, encodeURIComponent(given));
    }
  }
  return wanted.length === parts.length ? matched : null;
}

/** The target with what was matched put in, encoded: it can become path or query, never a host (FIND-51). */
export function fillPattern(target: string, matched: MatchedParts): string {
  return target.replaceAll(
    PLACEHOLDER,
    (whole, name: string | undefined) => matched.get(name ?? whole) ?? '',
  );
}

/** Empty parts and those that lead upwards would make another address than the owner wrote. */
function isUnsafePart(part: string): boolean {
  return part === '' || part === '.' || part === '..';
}
