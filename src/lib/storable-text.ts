/**
 * Whether a text can be kept and sent as it is: without the character NUL, which no database column takes, and without
 * half a surrogate pair, which no encoding has a place for.
 */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** A text without what cannot be kept: NUL is left out, half a surrogate pair becomes the replacement character. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/**
 * Where a value holds a text that cannot be kept, names of fields included; null where all can. The path is that of the
 * value with dots between: `changes.0.title`; empty for the value itself.
 */
export function findUnstorableText(value: unknown): string | null {
  // With a list of its own instead of calls, so that no depth is too deep.
  const waiting: { readonly value: unknown; readonly path: string }[] = [{ value, path: '' }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value: held, path } = next;
    if (typeof held === 'string') {
      if (!isStorableText(held)) return path;
    } else if (typeof held === 'object' && held !== null) {
      for (const [name, inner] of Object.entries(held)) {
        if (!isStorableText(name)) return path;
        if (typeof inner === 'string' || typeof inner === 'object') {
          waiting.push({ value: inner, path: path === '' ? name : `${path}.${name}` });
        }
      }
    }
  }
  return null;
}
