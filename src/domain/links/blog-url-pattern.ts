import { urlNameOf } from './url-name.ts';

/** Used where the owner leaves the pattern empty (LINK-57). */
export const DEFAULT_BLOG_URL_PATTERN = '%y/%m/%d/%t';
/** Shown where a pattern lacks the post's title (LINK-57). */
export const TITLE_TOKEN_MISSING_MESSAGE = 'The address must contain %t, the title of the post.';

/**
 * Turns what the owner typed as the pattern of post addresses into an allowed one (LINK-45 to LINK-55):
 * `%y`, `%m`, `%d` and `%t`, letters a–z, digits, hyphen, dot, underscore and slash are kept.
 */
export function filterBlogUrlPattern(typed: string): string {
  const filtered = typed
    .toLowerCase()
    .replaceAll(/\s/g, '-')
    .replaceAll(/%+/g, '%')
    .replaceAll(/%(?![ymdt])[a-z]?/g, '')
    .replaceAll(/[^a-z0-9\-._/%]/g, '')
    .replaceAll(/\/+/g, '/')
    .replaceAll(/\.{2,}/g, '.')
    .replaceAll(/-{2,}/g, '-')
    .replace(/^\/+/, '');
  return filtered === '' ? DEFAULT_BLOG_URL_PATTERN : filtered;
}

/** The address part of a post: date parts from its time of publishing in the site's time zone (LINK-56). */
export function fillBlogUrlPattern(
  pattern: string,
  title: string,
  publishedAt: Date,
  timeZone: string,
): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(publishedAt);
  const part = (type: 'year' | 'month' | 'day'): string =>
    parts.find((each) => each.type === type)?.value ?? '';
  const values: Readonly<Record<string, string>> = {
    y: part('year'),
    m: part('month'),
    d: part('day'),
    t: urlNameOf(title),
  };
  return pattern.replaceAll(/%([ymdt])/g, (_token, letter: string) => values[letter] ?? '');
}
