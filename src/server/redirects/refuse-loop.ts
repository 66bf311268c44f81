import { sql } from 'kysely';
import { findRedirectLoop } from '#domain/redirects/find-redirect-loop.ts';
import { fillPattern, matchPattern, placeholdersOf } from '#domain/redirects/redirect-pattern.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { findEntryByPath, withoutSlash } from '#server/content-entries/queries.ts';
import { findRedirect } from './find-redirect.ts';
import { indexedTarget } from './indexed-target.ts';
import { loadRedirectRules, matchRules } from './redirect-rules.ts';

export interface CandidateRedirect {
  readonly from: string;
  readonly to: string | null;
  readonly isPattern: boolean;
  /** The redirect it takes the place of. */
  readonly previousFrom: string | null;
}

/** The greatest number of redirects into a pattern that are checked. */
const MAX_LEADING_IN = 1000;

/**
 * Throws `redirect-loop` with the chain where a redirect would close a loop, also over patterns and redirects that
 * follow renamed pages (FIND-52). A page without a redirect ends a chain.
 */
export async function refuseLoop(trx: Db, siteId: SiteId, candidate: CandidateRedirect): Promise<void> {
  if (candidate.to === null || !candidate.to.startsWith('/')) return;
  const { patterns } = await loadRedirectRules(trx, siteId);
  const others = patterns.filter(({ from }) => from !== candidate.from && from !== candidate.previousFrom);
  const replaced = new Set([candidate.from, candidate.previousFrom]);

  const next = async (address: string): Promise<string | null> => {
    const path = pathOf(address);
    if (path === null) return null;
    if (!candidate.isPattern && (address === candidate.from || path === candidate.from)) return candidate.to;
    const known = await findRedirect(trx, siteId, [address, path]);
    const exact = known === null || replaced.has(known.from) ? null : known;
    if (exact !== null) return exact.to;
    if (await findEntryByPath(trx, siteId, 'live', path)) return null;
    const matched = candidate.isPattern ? matchPattern(candidate.from, path) : null;
    if (matched !== null && candidate.to !== null) return fillPattern(candidate.to, matched);
    return matchRules(others, path)?.to ?? null;
  };
  for (const start of await startsOf(trx, siteId, candidate)) {
    const loop = await findRedirectLoop(start, next);
    if (loop !== null) {
      const way = loop.join(' → ');
      throw new CallError('redirect-loop', { way }, { to: `This would lead round in a circle: ${way}` });
    }
  }
}

/** Addresses a way is tried from: of a pattern an example, and what leads into it. */
async function startsOf(trx: Db, siteId: SiteId, candidate: CandidateRedirect): Promise<readonly string[]> {
  if (!candidate.isPattern) return [candidate.from];
  const example = new Map(
    placeholdersOf(candidate.from).map((name) => [name, name === '*' ? 'a/b' : 'a'] as const),
  );
  const fixed = indexedTarget(candidate.from.slice(0, candidate.from.search(/[[*]/)));
  const leadingIn = await trx
    .selectFrom('redirects')
    .select('from_path')
    .where('site_id', '=', siteId)
    .where('to_path', 'is not', null)
    .where('position', 'is', null)
    .where(sql<boolean>`left(to_path, 200) like ${`${fixed.replaceAll(/[\\%_]/g, '\\$&')}%`}`)
    .limit(MAX_LEADING_IN)
    .execute();
  return [fillPattern(candidate.from, example), ...leadingIn.map((row) => row.from_path)];
}

/** The path an address of this site asks for, decoded; null for other sites. */
function pathOf(address: string): string | null {
  if (!address.startsWith('/')) return null;
  const [path = '/'] = address.split(/[?#]/);
  try {
    return withoutSlash(decodeURIComponent(path));
  } catch {
    return path;
  }
}
