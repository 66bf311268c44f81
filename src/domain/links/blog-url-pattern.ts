import { isUrlName } from './url-name.ts';

/** Used where the owner leaves the pattern empty (LINK-57). */
export const DEFAULT_BLOG_URL_PATTERN = '%y/%m/%d/%t';
/** Addresses of the title alone. */
export const TITLE_ONLY_URL_PATTERN = '%t';
/** Shown where a pattern lacks the post's title (LINK-57). */
export const TITLE_TOKEN_MISSING_MESSAGE = 'The address must contain %t, the title of the post.';

/**
 * Normalises the pattern of post addresses that the owner typed (LINK-45 to LINK-55): `%y`, `%m`, `%d` and `%t`,
 * letters a–z, digits, hyphen, dot, underscore and slash are kept.
 */
export function filterBlogUrlPattern(typed: string): string {
  const filtered = typed
    .toLowerCase()
    .replaceAll(/\s/g, '-')
    .replaceAll(/%(?![ymdt])[a-z]?/g, '')
    .replaceAll(/[^a-z0-9\-._/%]/g, '')
    .replaceAll(/\/+/g, '/')
    .replaceAll(/\.{2,}/g, '.')
    .replaceAll(/-{2,}/g, '-')
    .replace(/^\//, '');
  return filtered === '' ? DEFAULT_BLOG_URL_PATTERN : filtered;
}

export const MAX_BLOG_URL_PATTERN_LENGTH = 100;

/**
 * What is wrong with a pattern, or null: it has the title (LINK-57), is what the filter lets through, and makes addresses
 * that posts can have (EDIT-123).
 */
export function blogUrlPatternProblem(pattern: string): string | null {
  if (!pattern.includes('%t')) return TITLE_TOKEN_MISSING_MESSAGE;
  const example = fillUrlPattern(pattern, 'a-title', new Date(0), 'UTC');
  const isAllowed =
    pattern.length <= MAX_BLOG_URL_PATTERN_LENGTH &&
    filterBlogUrlPattern(pattern) === pattern &&
    isUrlName(`-/${example}`);
  return isAllowed ? null : `${pattern} is not a valid page URL`;
}

/** The address part of a post: date parts from its time of publishing in the site's time zone (LINK-56). */
export function fillUrlPattern(
  pattern: string,
  urlName: string,
  publishedAt: Date,
  timeZone: string,
): string {
  const parts = dateFormat(timeZone).formatToParts(publishedAt);
  const part = (type: 'year' | 'month' | 'day'): string =>
    parts.find((each) => each.type === type)?.value ?? '';
  const values: Readonly<Record<string, string>> = {
    y: part('year'),
    m: part('month'),
    d: part('day'),
    t: urlName,
  };
  return pattern.replaceAll(/%([ymdt])/g, (_token, letter: string) => values[letter] ?? '');
}

/**
 * Whether an address is still the generated one of a post, with or without a number (LINK-56): then it follows the
 * title and the date until the post is published.
 */
export function isMadeByPattern(urlName: string, filled: string): boolean {
  return (
    urlName === filled || (urlName.startsWith(`${filled}-`) && /^\d+$/.test(urlName.slice(filled.length + 1)))
  );
}

/** Of the time zone; one that is not known counts as UTC. */
function dateFormat(timeZone: string): Intl.DateTimeFormat {
  const options = { calendar: 'gregory', year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  } catch (error) {
    if (error instanceof RangeError) return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
    throw error;
  }
}
