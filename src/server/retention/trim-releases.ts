import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';
import { lockPublishing } from '#server/publishing/move-pointers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ROWS_AT_ONCE = 1000;

/**
 * Takes releases that are too old off the list. Of what they moved stays what a kept release still stands on: the
 * version of a document that was published last before it.
 */
export async function trimReleases(
  { db, config }: Pick<Services, 'db' | 'config'>,
  siteId: SiteId,
  now: number,
): Promise<void> {
  const { historyReleases, historyDays } = config.retention;
  const before = new Date(now - historyDays * DAY_MS);
  const newest = await db
    .selectFrom('releases')
    .select('number')
    .where('site_id', '=', siteId)
    .orderBy('number', 'desc')
    .offset(historyReleases)
    .limit(1)
    .executeTakeFirst();
  if (newest === undefined) return;
  await db
    .updateTable('releases')
    .set({ is_kept: false })
    .where('site_id', '=', siteId)
    .where('number', '<=', newest.number)
    .where('at', '<', before)
    .where('is_kept', '=', true)
    .execute();
  while (await deleteSome(db, siteId));
}

/** One part of it in a transaction of its own, in which nobody publishes; false once nothing was left. */
function deleteSome(db: Services['db'], siteId: SiteId): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockPublishing(trx, siteId);
    const moved = await sql`
      with oldest as (
        select min(number) as number from releases where site_id = ${siteId} and is_kept
      ), gone as (
        select moved.release_number, moved.document_id
        from releases release join release_documents moved
          on moved.site_id = ${siteId} and moved.release_number = release.number
        where release.site_id = ${siteId} and not release.is_kept and exists (
          select from release_documents later, oldest where later.site_id = ${siteId}
            and later.document_id = moved.document_id
            and later.release_number > moved.release_number and later.release_number <= oldest.number)
        limit ${ROWS_AT_ONCE}
      )
      delete from release_documents using gone where release_documents.site_id = ${siteId}
        and release_documents.release_number = gone.release_number
        and release_documents.document_id = gone.document_id`.execute(trx);
    if (Number(moved.numAffectedRows ?? 0) === ROWS_AT_ONCE) return true;
    await sql`delete from releases where site_id = ${siteId} and not is_kept and not exists (
      select from release_documents moved
      where moved.site_id = ${siteId} and moved.release_number = releases.number)`.execute(trx);
    return false;
  });
}
