import { fail, ok, type Result } from '#lib/result.ts';

export const MAX_CANONICAL_LENGTH = 500;

/**
 * Reads what an owner names as the canonical address of a page (FIND-46): empty for its own, a path of the site, or a whole
 * http(s) address.
 */
export function readCanonical(typed: string): Result<string, string> {
  const text = typed.trim();
  if (text === '') return ok('');
  if (text.length > MAX_CANONICAL_LENGTH) return fail(`Use at most ${MAX_CANONICAL_LENGTH} characters.`);
  if (/[\p{Cc}\\\s]/u.test(text)) return fail('This has characters an address cannot have.');
  if (text.startsWith('/') && !text.startsWith('//')) return ok(text);
  if (/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(text) && URL.canParse(text)) return ok(text);
  return fail('Begin with / for a page of this site, or with https://.');
}

/**
 * The path of an address of the site itself, which stays right where the site gets another name; null for an address of
 * another site, and for one that cannot be (FIND-46).
 */
export function ownPath(canonical: string, origin: string): string | null {
  const read = readCanonical(canonical);
  if (!read.ok || read.value === '') return null;
  if (read.value.startsWith('/')) return read.value;
  const url = new URL(read.value);
  return url.origin === new URL(origin).origin ? decoded(url.pathname) + url.search + url.hash : null;
}

/** That address in full; null where the page is at its own. */
export function canonicalUrl(canonical: string, origin: string): string | null {
  const read = readCanonical(canonical);
  if (!read.ok || read.value === '') return null;
  return read.value.startsWith('/') ? origin + encodeURI(decoded(read.value)) : new URL(read.value).href;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
