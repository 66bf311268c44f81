import { findRedirect, type FoundRedirect } from '#server/redirects/find-redirect.ts';
import { matchRules, type RedirectRules } from '#server/redirects/redirect-rules.ts';
import { withoutSlash } from '#server/content-entries/queries.ts';
import type { Answer } from './answer.ts';
import { findVisibleEntry } from './find-visible-entry.ts';
import type { PublishedSite } from './published-site.ts';
import { encodedTarget, withQuery } from './redirect-target.ts';
import { renderNotFound } from './render-answer.ts';
import type { RequestedAddress } from './requested-address.ts';

const NOT_FOUND: Answer = { kind: 'not-found' };
/** The greatest number of chained redirects that are followed for one answer (FIND-52). */
const MAX_HOPS = 10;
/** Parameters of one address that are looked at. */
const MAX_PARAMETERS = 20;

type Asked = Pick<RequestedAddress, 'path' | 'search'>;

/** The answer of the redirect from an address, or null where none is for it (FIND-48 to FIND-52). */
export async function answerRedirect(
  published: PublishedSite,
  asked: Asked,
  { isAlwaysOnly = false }: { readonly isAlwaysOnly?: boolean } = {},
): Promise<Answer | null> {
  const rules = await published.redirectRules.load(published.site);
  if (isAlwaysOnly && !rules.hasAlways) return null;
  const found = await findHop(published, rules, asked.path, isAlwaysOnly);
  return found === null ? null : answerOf(published, rules, found, asked.search);
}

/**
 * The answer of a redirect that asks for a parameter, such as `/?p=123` (FIND-50); the rest of the query is carried over.
 * Not found where no rule asks for any of it: the query changes nothing then.
 */
export async function answerQueryRedirect(
  published: PublishedSite,
  { path, search, legacyQuery }: RequestedAddress,
): Promise<Answer> {
  if (search.length < 2) return NOT_FOUND;
  const rules = await published.redirectRules.load(published.site);
  // Imports add rules for what other systems ask for without counting up the revision.
  if (!rules.hasQueries && legacyQuery === null) return NOT_FOUND;
  const rest = new URLSearchParams(search);
  const names = new Map<string, string>();
  for (const [name, value] of [...rest].slice(0, MAX_PARAMETERS)) names.set(`${path}?${name}=${value}`, name);
  if (legacyQuery !== null) names.set(`${path}?${legacyQuery.name}=${legacyQuery.value}`, legacyQuery.name);
  const { services, site } = published;
  const found = await findRedirect(services.db, site.id, [...names.keys()]);
  if (found === null) return NOT_FOUND;
  rest.delete(names.get(found.from) ?? '');
  const query = rest.toString();
  return answerOf(published, rules, found, query === '' ? '' : `?${query}`);
}

async function findHop(
  { services, site }: PublishedSite,
  { patterns }: RedirectRules,
  path: string,
  isAlwaysOnly: boolean,
): Promise<FoundRedirect | null> {
  const exact = await findRedirect(services.db, site.id, [path], { isAlwaysOnly });
  return exact ?? matchRules(isAlwaysOnly ? patterns.filter((rule) => rule.isAlways) : patterns, path);
}

/** One answer for the whole chain: it is followed here, and not started where it does not end (FIND-52). */
async function answerOf(
  published: PublishedSite,
  rules: RedirectRules,
  first: FoundRedirect,
  search: string,
): Promise<Answer> {
  let found = first;
  const seen = new Set([found.from]);
  for (let hops = 0; hops < MAX_HOPS; hops += 1) {
    const { to } = found;
    if (to === null)
      return { ...(await renderNotFound(published)), status: 410, redirectFrom: first.from } as Answer;
    const target = toHome(published, found, to);
    const path = pathOf(target);
    const next = path === null ? null : await leadingOn(published, rules, path);
    if (next === null) {
      const location = withQuery(encodedTarget(target), search);
      return { kind: 'redirect', status: statusOf(first), to: location, redirectFrom: first.from };
    }
    if (seen.has(next.from) && !isSamePattern(next, found)) break;
    seen.add(next.from);
    found = next;
  }
  published.services.log.warn({ siteId: published.site.id, from: first.from }, 'a redirect has no end');
  return { kind: 'not-found' };
}

/** A pattern can match its own target with another address; how often is bounded. */
function isSamePattern(next: FoundRedirect, found: FoundRedirect): boolean {
  return next.from === found.from && next.to !== found.to;
}

async function leadingOn(
  published: PublishedSite,
  rules: RedirectRules,
  path: string,
): Promise<FoundRedirect | null> {
  if (rules.hasAlways) {
    const always = await findHop(published, rules, path, true);
    if (always !== null) return always;
  }
  return (await findVisibleEntry(published, path)) === null ? findHop(published, rules, path, false) : null;
}

function statusOf({ status }: FoundRedirect): 301 | 302 | 307 | 308 {
  return status === 410 ? 301 : status;
}

/** The home page answers at the root only. */
function toHome({ loaded }: PublishedSite, { documentId }: FoundRedirect, to: string): string {
  return documentId !== null && documentId === loaded.shell.settings.homePageId ? '/' : to;
}

/** Decoded; null for other sites. */
function pathOf(target: string): string | null {
  if (!target.startsWith('/')) return null;
  const [path = '/'] = target.split(/[?#]/);
  try {
    return withoutSlash(decodeURIComponent(path).normalize('NFC'));
  } catch {
    return null;
  }
}
