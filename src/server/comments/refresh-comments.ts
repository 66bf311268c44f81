import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';
import { bumpRevision } from '#server/sites/queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The longest time after which comments close, in days. */
const MAX_DAYS = 365;
/** Sites in one run; the next one goes on. */
const SITES_AT_ONCE = 200;

/** Has pages made anew whose comments closed by themselves since the last time (COMT-29), or were liked (COMT-14). */
export async function refreshComments({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const time = new Date(now());
  await db.transaction().execute(async (trx) => {
    const liked = await sql<{ siteId: SiteId }>`update comment_settings set has_new_likes = false
      where site_id in (select site_id from comment_settings where has_new_likes order by site_id for update skip locked)
      returning site_id as "siteId"`.execute(trx);
    const looked = await sql<{ siteId: SiteId; since: Date }>`update comment_settings settings
      set closed_until = ${time} from (select site_id, closed_until from comment_settings
        where closed_until < ${time} order by closed_until limit ${SITES_AT_ONCE} for update skip locked) as before
      where settings.site_id = before.site_id
      returning settings.site_id as "siteId", before.closed_until as since`.execute(trx);
    const closed: SiteId[] = [];
    for (const { siteId, since } of looked.rows) {
      const { rows } = await sql`select from content_entries entry
        join comment_settings settings on settings.site_id = ${siteId}
        left join comment_choices of_item on of_item.site_id = ${siteId} and of_item.document_id = entry.document_id
        left join comment_choices of_list on of_list.site_id = ${siteId} and of_list.document_id = entry.collection_id
        where entry.site_id = ${siteId} and entry.stage = 'live' and entry.kind = 'item'
          and entry.listed_at > ${new Date(since.getTime() - MAX_DAYS * DAY_MS)} and entry.listed_at <= ${time}
          and entry.listed_at + make_interval(days => coalesce(of_item.close_after_days, of_list.close_after_days,
            (settings.settings ->> 'closeAfterDays')::int, 0)) > ${since}
          and entry.listed_at + make_interval(days => coalesce(of_item.close_after_days, of_list.close_after_days,
            (settings.settings ->> 'closeAfterDays')::int, 0)) <= ${time}
        limit 1`.execute(trx);
      if (rows.length > 0) closed.push(siteId);
    }
    const stale = new Set([...liked.rows.map(({ siteId }) => siteId), ...closed]);
    for (const siteId of [...stale].toSorted()) await bumpRevision(trx, siteId);
  });
}
