import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';

/** A decision can be undone for so long: nobody is mailed about what was approved by mistake (COMT-18). */
export const UNDONE_MS = 10_000;

/** Remembers approved replies that somebody wants to know of, once each (COMT-28). */
export async function queueReplies(
  trx: Db,
  siteId: SiteId,
  ids: readonly Id<'comment'>[],
  dueAt: Date,
): Promise<void> {
  await sql`insert into comment_replies (site_id, comment_id, due_at)
    select reply.site_id, reply.id, ${dueAt} from item_comments reply
    join comment_followers follower on follower.site_id = ${siteId} and follower.comment_id = reply.parent_id
    where reply.site_id = ${siteId} and reply.id = any(${[...ids]}::char(24)[])
    on conflict (site_id, comment_id) do nothing`.execute(trx);
}
