import { isStorableText } from '#lib/storable-text.ts';
import { trimSignsEnd } from '#lib/trim-signs.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { isPattern, patternProblem, placeholdersOf } from './redirect-pattern.ts';
import type { RedirectStatus } from './redirect-status.ts';

/** Characters of an address that a redirect leads from: longer ones nobody has in a link. */
export const MAX_FROM_LENGTH = 500;
export const MAX_TO_LENGTH = 2000;
/** First parts of paths that Portico answers itself, before any redirect. */
const OWN_PATHS = /^\/(api|s|_portico|config)(\/|$)/;

export interface TypedRedirect {
  readonly from: string;
  readonly to: string;
  readonly status: RedirectStatus;
}

export interface ReadRedirect {
  /** Decoded, as requests are matched; with one query parameter where it asks for one: `/?p=123`. */
  readonly from: string;
  /** `/path`, or an http(s) address; null where it leads nowhere (410). */
  readonly to: string | null;
  readonly isPattern: boolean;
}

export type RedirectProblems = Readonly<Partial<Record<'from' | 'to', string>>>;

/** Reads what a person typed as a redirect, or says what is wrong with each field (FIND-48, FIND-50, FIND-51). */
export function readRedirect(typed: TypedRedirect): Result<ReadRedirect, RedirectProblems> {
  const from = readFrom(typed.from);
  const to = typed.status === 410 ? ok(null) : readTo(typed.to);
  if (!from.ok || !to.ok) {
    return fail({ ...(from.ok ? {} : { from: from.error }), ...(to.ok ? {} : { to: to.error }) });
  }
  const known = new Set(placeholdersOf(from.value));
  const unknown = placeholdersOf(to.value ?? '').find((name) => !known.has(name));
  if (unknown !== undefined && isPattern(from.value)) {
    return fail({ to: `${unknown === '*' ? '*' : `[${unknown}]`} is not in the address it leads from.` });
  }
  if (unknown !== undefined && unknown !== '*') {
    return fail({ to: 'The address it leads from has no place for this: write it there as well.' });
  }
  if (from.value === to.value) return fail({ to: 'This leads to itself.' });
  return ok({ from: from.value, to: to.value, isPattern: isPattern(from.value) });
}

function readFrom(typed: string): Result<string, string> {
  const text = withoutOrigin(typed.trim());
  if (text === '') return fail('Please enter the address that leads elsewhere, such as /old-page.');
  const [address = ''] = text.split('#');
  const question = address.indexOf('?');
  const path = decodedPath(question === -1 ? address : address.slice(0, question));
  if (path === null || !isStorableText(path)) return fail('This is not an address.');
  if (path.split('/').some((part) => part === '.' || part === '..')) return fail('This is not an address.');
  if (OWN_PATHS.test(path)) return fail('Addresses that begin like this are used by the site itself.');
  const query = question === -1 ? '' : address.slice(question + 1);
  if (path.length + query.length > MAX_FROM_LENGTH) return fail(`Use at most ${MAX_FROM_LENGTH} characters.`);
  if (isPattern(path)) {
    const problem = patternProblem(path);
    if (problem !== null) return fail(problem);
    if (query !== '') return fail('A pattern cannot ask for a parameter.');
  }
  if (query === '') return ok(path);
  const asked = [...new URLSearchParams(query)];
  const [first] = asked;
  if (asked.length !== 1 || first === undefined || first[0] === '' || !isStorableText(first.join(''))) {
    return fail('A redirect can ask for one parameter, such as /?p=123.');
  }
  return ok(`${path}?${first[0]}=${first[1]}`);
}

function readTo(typed: string): Result<string, string> {
  const to = typed.trim();
  if (to === '') return fail('Please enter where it leads: /page, or an address with https://.');
  if (to.length > MAX_TO_LENGTH) return fail(`Use at most ${MAX_TO_LENGTH} characters.`);
  if (/[\p{Cc}\\\s]/u.test(to) || !isStorableText(to))
    return fail('This has characters an address cannot have.');
  if (to.startsWith('/') && !to.startsWith('//')) return ok(to.normalize('NFC'));
  const host = /^https?:\/\/([^/?#]*)/i.exec(to)?.[1];
  if (host === undefined) return fail('Begin with / for a page of this site, or with https://.');
  if (isPattern(host)) return fail('Parts of the address asked for cannot become the host.');
  if (host === '' || host.includes('@') || !URL.canParse(to)) return fail('This is not an address.');
  return ok(to.normalize('NFC'));
}

/** People paste whole addresses; what leads elsewhere is always on this site. */
function withoutOrigin(text: string): string {
  const whole = /^https?:\/\/[^/?#]+/i.exec(text)?.[0];
  const address = whole === undefined ? text : text.slice(whole.length);
  if (whole !== undefined && !address.startsWith('/')) return `/${address}`;
  return address === '' || address.startsWith('/') || address.startsWith('#') ? address : `/${address}`;
}

/** Parsed as the addresses of requests are. */
function decodedPath(path: string): string | null {
  try {
    const single = decodeURIComponent(path)
      .normalize('NFC')
      .replaceAll(/\/{2,}/g, '/');
    if (/[\p{Cc}\\?#]/u.test(single)) return null;
    return single.length > 1 ? trimSignsEnd(single, '/') || '/' : single;
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
