import { sql } from 'kysely';
import type { ListedMember } from '#contract/members.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { REMOVAL_UNDO_MS } from '#domain/members/member-status.ts';
import type { Db } from '#server/platform/database/database.ts';
import { searchPatterns } from '#server/platform/database/search-patterns.ts';
import { matchingMembers, type MemberFilter } from './matching-members.ts';

/** What matches is counted so far beyond the page that is shown. */
const COUNTED_BEYOND = 1000;
/** So many of the newest members are looked through before the index of searches is asked. */
const WALKED = 5000;
const MAX_LABELS_LISTED = 500;

interface MemberPage extends MemberFilter {
  readonly page: number;
  readonly pageSize: number;
}

/** A page of the members of a site, who joined last first (MEMB-66). */
export async function listMembers(
  db: Db,
  siteId: SiteId,
  { page, pageSize, ...filter }: MemberPage,
  now: number,
): Promise<{ readonly members: ListedMember[]; readonly total: number }> {
  const before = (page - 1) * pageSize;
  const most = before + pageSize + COUNTED_BEYOND;
  const isCommon = await isFoundSoon(db, siteId, filter, { now, most });
  const { total } = isCommon
    ? { total: most }
    : await db
        .selectFrom(
          matchingMembers(db, siteId, filter, { now, by: 'keys' })
            .select('members.id')
            .limit(most)
            .as('matching'),
        )
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
  const isFewer = Number(total) < most;
  const rows = await matchingMembers(db, siteId, filter, { now, by: isFewer ? 'keys' : 'walk' })
    .select([
      'id',
      'email',
      'first_name as firstName',
      'last_name as lastName',
      'status',
      'former_status as formerStatus',
      'joined_at as joinedAt',
      'removed_at as removedAt',
      'labels',
      sql<string | null>`to_char(last_seen_day, 'YYYY-MM-DD')`.as('lastSeenDay'),
    ])
    .orderBy('joined_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset(before)
    .execute();
  return {
    members: rows.map(({ formerStatus, joinedAt, removedAt, ...member }) => ({
      ...member,
      restoresTo: removedAt !== null && now - removedAt.getTime() < REMOVAL_UNDO_MS ? formerStatus : null,
      joinedAt: joinedAt.toISOString(),
    })),
    total: Number(total),
  };
}

/**
 * Whether a search finds all that is counted among the newest members: the index of searches would first gather all that
 * hold such a word, of 100,000 members for longer than walking takes.
 */
async function isFoundSoon(
  db: Db,
  siteId: SiteId,
  { search, ...filter }: MemberFilter,
  { now, most }: { readonly now: number; readonly most: number },
): Promise<boolean> {
  const patterns = searchPatterns(search);
  if (patterns.length === 0) return false;
  let found = db
    .selectFrom(
      matchingMembers(db, siteId, filter, { now, by: 'walk' })
        .select(['id', 'search_text'])
        .orderBy('joined_at', 'desc')
        .orderBy('id')
        .limit(WALKED)
        .as('newest'),
    )
    .select('id')
    .limit(most);
  for (const pattern of patterns) found = found.where('search_text', 'like', pattern);
  const rows = await db
    .selectFrom(found.as('found'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(rows.count) >= most;
}

/** All that match; for what is done to all of them. */
export async function countMembers(
  db: Db,
  siteId: SiteId,
  filter: MemberFilter,
  now: number,
): Promise<number> {
  const { total } = await matchingMembers(db, siteId, filter, { now, by: 'keys' })
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The labels that members of the site have, by name. */
export async function listMemberLabels(db: Db, siteId: SiteId): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('members')
    .select(sql<string>`unnest(labels)`.as('label'))
    .distinct()
    .where('site_id', '=', siteId)
    .where('labels', '<>', sql<string[]>`'{}'::text[]`)
    .orderBy('label')
    .limit(MAX_LABELS_LISTED)
    .execute();
  return rows.map(({ label }) => label);
}
