import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { fillPattern, matchPattern } from '#domain/redirects/redirect-pattern.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { FoundRedirect } from './find-redirect.ts';

/** The limit for one site, so that matching all of them stays fast (FIND-50). */
export const MAX_PATTERNS = 1000;
const MAX_SITES = 300;

export interface PatternRule extends FoundRedirect {
  readonly isAlways: boolean;
}

/** What is known of a site's redirects without asking for each address. */
export interface RedirectRules {
  /** In the owner's order. */
  readonly patterns: readonly PatternRule[];
  /** Whether any comes before pages (FIND-49). */
  readonly hasAlways: boolean;
  /** Whether any asks for a parameter (FIND-50). */
  readonly hasQueries: boolean;
}

export interface RedirectRuleStore {
  load(site: { readonly id: SiteId; readonly revision: number }): Promise<RedirectRules>;
}

/** Keeps the rules of sites by their revision, which every change of a redirect counts up. */
export function createRedirectRules(db: Db): RedirectRuleStore {
  const kept = new Map<SiteId, { readonly revision: number; readonly rules: RedirectRules }>();
  return {
    async load({ id, revision }) {
      const known = kept.get(id);
      if (known?.revision === revision) return known.rules;
      const rules = await loadRedirectRules(db, id);
      kept.delete(id);
      kept.set(id, { revision, rules });
      for (const oldest of kept.keys()) {
        if (kept.size <= MAX_SITES) break;
        kept.delete(oldest);
      }
      return rules;
    },
  };
}

export async function loadRedirectRules(db: Db, siteId: SiteId): Promise<RedirectRules> {
  const patterns = await db
    .selectFrom('redirects')
    .select([
      'from_path as from',
      'to_path as to',
      'status',
      'document_id as documentId',
      'is_always as isAlways',
    ])
    .where('site_id', '=', siteId)
    .where('position', 'is not', null)
    .where('is_enabled', '=', true)
    .orderBy('position')
    .orderBy('from_path')
    .limit(MAX_PATTERNS)
    .execute();
  const { rows } = await sql<{ hasAlways: boolean; hasQueries: boolean }>`select
    exists (select from redirects where site_id = ${siteId} and is_always) as "hasAlways",
    exists (select from redirects where site_id = ${siteId} and from_path like '%?%') as "hasQueries"`.execute(
    db,
  );
  return { patterns, hasAlways: rows[0]?.hasAlways ?? false, hasQueries: rows[0]?.hasQueries ?? false };
}

/** The first pattern a decoded path is one of, with its target filled in; null where there is none. */
export function matchRules(patterns: readonly PatternRule[], path: string): FoundRedirect | null {
  for (const rule of patterns) {
    const matched = matchPattern(rule.from, path);
    if (matched !== null) return { ...rule, to: rule.to === null ? null : fillPattern(rule.to, matched) };
  }
  return null;
}
