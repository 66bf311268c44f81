import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';

/**
 * Counts anew what sites hold, after something was deleted for good: with it goes what depends on it, which nobody has
 * counted.
 */
export async function recountUsage(trx: Db, siteIds: readonly SiteId[]): Promise<void> {
  // One by one and in one order, each locked before it is counted: whoever adds to a site waits for its row.
  for (const siteId of [...new Set(siteIds)].toSorted()) {
    await trx.selectFrom('site_usage').select('site_id').where('site_id', '=', siteId).forUpdate().execute();
    await sql`update site_usage set
        documents = (select count(*) from documents where documents.site_id = site_usage.site_id),
        files = (select count(*) from files where files.site_id = site_usage.site_id),
        bytes = (select coalesce(sum(size), 0) from files where files.site_id = site_usage.site_id)
      where site_id = ${siteId}`.execute(trx);
  }
}
