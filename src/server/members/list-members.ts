import { sql } from 'kysely';
import type { ListedMember } from '#contract/members.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { REMOVAL_UNDO_MS, type MemberStatus } from '#domain/members/member-status.ts';
import type { Db } from '#server/platform/database/database.ts';
import { searchPatterns } from '#server/platform/database/search-patterns.ts';

/** What matches is counted so far beyond the page that is shown. */
const COUNTED_BEYOND = 1000;

export interface MemberFilter {
  readonly search?: string | undefined;
  readonly status?: MemberStatus | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** A page of the members of a site, who joined last first (MEMB-66). */
export async function listMembers(
  db: Db,
  siteId: SiteId,
  { search, status, page, pageSize }: MemberFilter,
  now: number,
): Promise<{ readonly members: ListedMember[]; readonly total: number }> {
  const matching = () => {
    let query = db.selectFrom('members').where('site_id', '=', siteId);
    if (status !== undefined) query = query.where('status', '=', status);
    for (const pattern of searchPatterns(search)) query = query.where('search_text', 'like', pattern);
    return query;
  };
  const before = (page - 1) * pageSize;
  const rows = await matching()
    .select([
      'id',
      'email',
      'first_name as firstName',
      'last_name as lastName',
      'status',
      'former_status as formerStatus',
      'joined_at as joinedAt',
      'removed_at as removedAt',
      sql<string | null>`to_char(last_seen_day, 'YYYY-MM-DD')`.as('lastSeenDay'),
    ])
    .orderBy('joined_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset(before)
    .execute();
  // A page that is not full is the last: a search for one of very many looks through them once.
  const isLast = rows.length < pageSize && (rows.length > 0 || page === 1);
  const counted = isLast
    ? { total: before + rows.length }
    : await db
        .selectFrom(
          matching()
            .select('id')
            .limit(before + pageSize + COUNTED_BEYOND)
            .as('matching'),
        )
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
  return {
    members: rows.map(({ formerStatus, joinedAt, removedAt, ...member }) => ({
      ...member,
      restoresTo: removedAt !== null && now - removedAt.getTime() < REMOVAL_UNDO_MS ? formerStatus : null,
      joinedAt: joinedAt.toISOString(),
    })),
    total: Number(counted.total),
  };
}
