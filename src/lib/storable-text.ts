/**
 * Whether a text can be stored and sent as it is: without the character NUL, which no database column takes, and
 * without lone surrogates, which no encoding can represent.
 */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** A text that can be stored: NUL is left out, a lone surrogate becomes the replacement character. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/**
 * The path of the first text in a value, names of fields included, that cannot be stored; null where all can. Its parts
 * are joined by dots: `changes.0.title`; empty for the value itself.
 */
export function findUnstorableText(value: unknown): string | null {
  // With a stack of its own instead of recursion, so that no depth overflows the call stack.
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
