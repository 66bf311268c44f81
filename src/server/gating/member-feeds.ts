import type { SiteId } from '#domain/documents/record.ts';
import { createToken, hashToken, isToken } from '#server/accounts/session-token.ts';
import type { MemberId } from '#server/members/tables.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';

/** Since when a member has a personal feed address; null without one (FIND-27). */
export async function findMemberFeed(db: Db, siteId: SiteId, memberId: MemberId): Promise<Date | null> {
  const row = await db
    .selectFrom('member_feeds')
    .select('created_at as createdAt')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.createdAt ?? null;
}

/** Makes the secret of a personal feed address; one that there was does not work any more. It is told this once. */
export async function renewMemberFeed(
  { db, now }: Pick<Services, 'db' | 'now'>,
  siteId: SiteId,
  memberId: MemberId,
): Promise<string> {
  const token = createToken();
  const row = { token_hash: hashToken(token), created_at: new Date(now()) };
  await db
    .insertInto('member_feeds')
    .values({ ...row, site_id: siteId, member_id: memberId })
    .onConflict((conflict) => conflict.columns(['site_id', 'member_id']).doUpdateSet(row))
    .execute();
  return token;
}

/** Takes a personal feed address back. */
export async function endMemberFeed(db: Db, siteId: SiteId, memberId: MemberId): Promise<void> {
  await db
    .deleteFrom('member_feeds')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .execute();
}

/** The active member whose personal feed address has this secret; null where there is none. */
export async function memberOfFeed(db: Db, siteId: SiteId, token: string): Promise<MemberId | null> {
  if (!isToken(token)) return null;
  const row = await db
    .selectFrom('member_feeds as feed')
    .innerJoin('members as member', (join) =>
      join.onRef('member.site_id', '=', 'feed.site_id').onRef('member.id', '=', 'feed.member_id'),
    )
    .select('feed.member_id as memberId')
    .where('feed.site_id', '=', siteId)
    .where('feed.token_hash', '=', hashToken(token))
    .where('member.status', '=', 'active')
    .executeTakeFirst();
  return row?.memberId ?? null;
}
