import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { fillPattern, matchPattern } from '#domain/redirects/redirect-pattern.ts';
import type { Db } from '#server/platform/database/database.ts';
import { keptByRevision, type KeptByRevision } from '#server/sites/kept-by-revision.ts';
import type { FoundRedirect } from './find-redirect.ts';

/** The limit for one site, so that matching all of them stays fast (FIND-50). */
export const MAX_PATTERNS = 1000;

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

/** Keeps the rules of sites. */
export type RedirectRuleStore = KeptByRevision<RedirectRules>;

export function createRedirectRules(db: Db): RedirectRuleStore {
  return keptByRevision((siteId) => loadRedirectRules(db, siteId));
}

export async function loadRedirectRules(db: Db, siteId: SiteId): Promise<RedirectRules> {
  const { rows } = await sql<RedirectRules>`select
    (select coalesce(json_agg(json_build_object('from', rule.from_path, 'to', rule.to_path, 'status', rule.status,
        'documentId', rule.document_id, 'isAlways', rule.is_always) order by rule.position, rule.from_path), '[]')
      from (
        select * from redirects where site_id = ${siteId} and position is not null and is_enabled
        order by position, from_path limit ${MAX_PATTERNS}
      ) rule) as patterns,
    exists (select from redirects where site_id = ${siteId} and is_always) as "hasAlways",
    exists (select from redirects where site_id = ${siteId} and from_path like '%?%') as "hasQueries"`.execute(
    db,
  );
  return rows[0] ?? { patterns: [], hasAlways: false, hasQueries: false };
}

/** The first pattern a decoded path is one of, with its target filled in; null where there is none. */
export function matchRules(patterns: readonly PatternRule[], path: string): FoundRedirect | null {
  for (const rule of patterns) {
    const matched = matchPattern(rule.from, path);
    if (matched !== null) return { ...rule, to: rule.to === null ? null : fillPattern(rule.to, matched) };
  }
  return null;
}
