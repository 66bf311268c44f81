import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { MemberStatus } from '#domain/members/member-status.ts';
import type { Db } from '#server/platform/database/database.ts';
import { searchPattern, searchWords } from '#server/platform/database/search-patterns.ts';

const RUN_LENGTH = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Which members are meant (MEMB-66). */
export interface MemberFilter {
  readonly search?: string | undefined;
  readonly status?: MemberStatus | undefined;
  readonly label?: string | undefined;
  readonly joinedDays?: number | undefined;
  readonly seen?: number | 'never' | undefined;
}

/**
 * The members of a site that match. What few hold is found by the index of searches (`keys`); what many hold by walking
 * along the list until the page is full.
 */
export function matchingMembers(
  db: Db,
  siteId: SiteId,
  { search, status, label, joinedDays, seen }: MemberFilter,
  { now, by }: { readonly now: number; readonly by: 'keys' | 'walk' },
) {
  let query = db.selectFrom('members').where('members.site_id', '=', siteId);
  if (status !== undefined) query = query.where('members.status', '=', status);
  if (label !== undefined && label !== '') {
    // The condition of the index of members with labels stands here, too.
    query = query
      .where('members.labels', '<>', sql<string[]>`'{}'::text[]`)
      .where('members.labels', '@>', sql<string[]>`array[${label}]::text[]`);
  }
  if (joinedDays !== undefined) {
    query = query.where('members.joined_at', '>=', new Date(now - joinedDays * DAY_MS));
  }
  if (seen === 'never') query = query.where('members.last_seen_day', 'is', null);
  else if (seen !== undefined) {
    const day = new Date(now - seen * DAY_MS).toISOString().slice(0, 10);
    query = query.where('members.last_seen_day', '>=', day);
  }
  for (const word of searchWords(search)) {
    query = query.where('members.search_text', 'like', searchPattern(word));
    if (by === 'keys' && Array.from(word).length >= RUN_LENGTH) query = query.where(hasRunsOf(siteId, word));
  }
  return query;
}

/** Narrows to what may hold a word, written as the index of searches is; shorter words have no runs. */
function hasRunsOf(siteId: SiteId, word: string) {
  return sql<boolean>`search_runs(members.site_id, members.search_text) @> search_runs(${siteId}, ${word})`;
}
