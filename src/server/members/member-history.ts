import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { MemberHappening } from '#domain/members/member-history.ts';
import { createId } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { MemberId } from './tables.ts';

const MOST_LISTED = 100;

interface Happening {
  readonly what: MemberHappening;
  /** The contributor who did it; null for the member. */
  readonly by: AccountId | null;
  readonly now: number;
}

/** Writes down what happened to accounts of members, for the owner. */
export async function recordHappening(
  trx: Db,
  siteId: SiteId,
  memberIds: readonly MemberId[],
  { what, by, now }: Happening,
): Promise<void> {
  if (memberIds.length === 0) return;
  await trx
    .insertInto('member_history')
    .values(
      memberIds.map((memberId) => ({
        site_id: siteId,
        id: createId<'member-history'>(now),
        member_id: memberId,
        what,
        account_id: by,
        at: new Date(now),
      })),
    )
    .execute();
}

/** What happened to a member, the newest first; 100 at most. */
export async function listHappenings(db: Db, siteId: SiteId, memberId: MemberId) {
  const rows = await db
    .selectFrom('member_history')
    .leftJoin('accounts', 'accounts.id', 'member_history.account_id')
    .select(['member_history.id', 'member_history.what', 'member_history.at', 'accounts.name as by'])
    .where('member_history.site_id', '=', siteId)
    .where('member_history.member_id', '=', memberId)
    .orderBy('member_history.at', 'desc')
    .orderBy('member_history.id', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
