import { sql } from 'kysely';
import { NOTICE_WAIT_MS, type CommentNotice } from '#domain/comments/comment-notices.ts';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';

/** About which comments somebody is mailed: all of the site, or those on items that have them as their author. */
export type NoticeScope = 'all' | 'own';

export interface Notice {
  readonly choice: CommentNotice;
  readonly scope: NoticeScope;
}

/** How often somebody wants to be mailed about comments of a site; never, unless they said so. */
export async function loadNotice(db: Db, siteId: SiteId, accountId: AccountId): Promise<Notice> {
  const row = await db
    .selectFrom('comment_notices')
    .select(['choice', 'is_own_only as isOwnOnly'])
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return { choice: row?.choice ?? 'none', scope: row?.isOwnOnly === true ? 'own' : 'all' };
}

/** What waited to be told is told as was chosen before; without mails it is not. */
export async function saveNotice(
  db: Db,
  siteId: SiteId,
  accountId: AccountId,
  { choice, scope }: Notice,
): Promise<void> {
  const isOwnOnly = scope === 'own';
  if (choice === 'none') {
    await db
      .deleteFrom('comment_notices')
      .where('site_id', '=', siteId)
      .where('account_id', '=', accountId)
      .where('is_own_only', '=', isOwnOnly)
      .execute();
    return;
  }
  const row = { choice, is_own_only: isOwnOnly };
  await db
    .insertInto('comment_notices')
    .values({ site_id: siteId, account_id: accountId, ...row })
    .onConflict((conflict) => conflict.columns(['site_id', 'account_id']).doUpdateSet(row))
    .execute();
}

/** Remembers for everybody who wants to know that there is a comment, in the transaction of it. */
export async function queueNotices(
  trx: Db,
  siteId: SiteId,
  { id, documentId }: { readonly id: Id<'comment'>; readonly documentId: DocumentId },
  now: number,
): Promise<void> {
  const dueIn = (wait: number) => new Date(now + wait);
  // Authors hear of their items: those that give their name.
  const hears = sql`site_id = ${siteId} and (not is_own_only or account_id in (
    select accounts.id from accounts join content_entries entry on entry.author_name = accounts.name
    where entry.site_id = ${siteId} and entry.stage = 'live' and entry.document_id = ${documentId}
      and accounts.id = comment_notices.account_id))`;
  await sql`update comment_notices set due_at = least(due_at, case choice
      when 'each' then ${dueIn(NOTICE_WAIT_MS.each)}::timestamptz
      when 'hourly' then ${dueIn(NOTICE_WAIT_MS.hourly)}::timestamptz
      else ${dueIn(NOTICE_WAIT_MS.daily)}::timestamptz end)
    where ${hears}`.execute(trx);
  await sql`insert into comments_to_tell (site_id, account_id, comment_id)
    select site_id, account_id, ${id} from comment_notices where ${hears}
    on conflict do nothing`.execute(trx);
}
