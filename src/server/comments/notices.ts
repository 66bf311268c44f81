import { sql } from 'kysely';
import { NOTICE_WAIT_MS, type CommentNotice } from '#domain/comments/comment-notices.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';

/** How often somebody wants to be mailed about comments of a site; never, unless they said so. */
export async function loadNotice(db: Db, siteId: SiteId, accountId: AccountId): Promise<CommentNotice> {
  const row = await db
    .selectFrom('comment_notices')
    .select('choice')
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.choice ?? 'none';
}

/** What waited to be told is told as was chosen before; without mails it is not. */
export async function saveNotice(
  db: Db,
  siteId: SiteId,
  accountId: AccountId,
  choice: CommentNotice,
): Promise<void> {
  if (choice === 'none') {
    await db
      .deleteFrom('comment_notices')
      .where('site_id', '=', siteId)
      .where('account_id', '=', accountId)
      .execute();
    return;
  }
  await db
    .insertInto('comment_notices')
    .values({ site_id: siteId, account_id: accountId, choice })
    .onConflict((conflict) => conflict.columns(['site_id', 'account_id']).doUpdateSet({ choice }))
    .execute();
}

/** Remembers for everybody who wants to know that there is a comment, in the transaction of it. */
export async function queueNotices(
  trx: Db,
  siteId: SiteId,
  commentId: Id<'comment'>,
  now: number,
): Promise<void> {
  const dueIn = (wait: number) => new Date(now + wait);
  await sql`update comment_notices set due_at = least(due_at, case choice
      when 'each' then ${dueIn(NOTICE_WAIT_MS.each)}::timestamptz
      when 'hourly' then ${dueIn(NOTICE_WAIT_MS.hourly)}::timestamptz
      else ${dueIn(NOTICE_WAIT_MS.daily)}::timestamptz end)
    where site_id = ${siteId}`.execute(trx);
  await sql`insert into comments_to_tell (site_id, account_id, comment_id)
    select site_id, account_id, ${commentId} from comment_notices where site_id = ${siteId}`.execute(trx);
}
