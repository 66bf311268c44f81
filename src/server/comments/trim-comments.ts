import { sql } from 'kysely';
import { COMMENT_RATE_MS } from '#domain/comments/comment-rate.ts';
import { KEPT_DISCARDED_MS } from '#domain/comments/comment-limits.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';

/** For so long the mail that asks whether an address is somebody's waits for an answer. */
const CONFIRM_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Deletes what lay in trash or spam of a site for 30 days (COMT-16), takes network addresses off comments of that age
 * (COMT-26), and forgets what no limit needs any more. Replies to what is deleted stay. Ids tell when
 * a comment came here, whatever date an import gave it.
 */
export async function trimComments({ db }: Pick<Services, 'db'>, siteId: SiteId, now: number): Promise<void> {
  const monthAgo = new Date(now - KEPT_DISCARDED_MS);
  await sql`delete from item_comments where site_id = ${siteId} and state in ('spam', 'deleted')
    and id < ${`${monthAgo.getTime().toString(16).padStart(12, '0')}`.padEnd(24, '0')}
    and (decided_at is null or decided_at < ${monthAgo})`.execute(db);
  await sql`update item_comments set sender_hash = null where site_id = ${siteId} and created_at < ${monthAgo}
    and sender_hash is not null`.execute(db);
  await sql`delete from comment_reports where site_id = ${siteId} and reported_at < ${monthAgo}`.execute(db);
  await sql`delete from comment_followers where site_id = ${siteId} and confirmed_at is null
    and asked_at < ${new Date(now - CONFIRM_MS)}`.execute(db);
  await sql`delete from comment_bars where site_id = ${siteId} and ends_at <= ${new Date(now)}`.execute(db);
  await sql`delete from comment_senders where site_id = ${siteId} and not exists (
    select from unnest(sent_at) as at where at > ${new Date(now - COMMENT_RATE_MS)})`.execute(db);
}
