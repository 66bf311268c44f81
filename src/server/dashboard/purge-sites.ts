import { sql } from 'kysely';
import { releaseContent } from '#server/files/release-content.ts';
import type { Services } from '#server/platform/services.ts';
import { SITE_TABLES } from '#server/site-tables.ts';
import { RESTORABLE_DAYS } from '#server/sites/remove-site.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/**
 * Deletes sites for good: those removed more than 30 days ago, and those that were never finished because a process
 * died while creating them. Stored files that only they used are deleted too. Returns the number of sites.
 */
export async function purgeSites(services: Services): Promise<number> {
  const now = services.now();
  return services.db.transaction().execute(async (trx) => {
    const sites = await trx
      .selectFrom('sites')
      .select('id')
      .where((where) =>
        where.or([
          where('removed_at', '<=', new Date(now - RESTORABLE_DAYS * DAY_MS)),
          where.and([where('ready_at', 'is', null), where('created_at', '<=', new Date(now - HOUR_MS))]),
        ]),
      )
      .forUpdate()
      .execute();
    const ids = sites.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const files = await trx
      .selectFrom('files')
      .select(['sha256', 'width', 'height'])
      .where('site_id', 'in', ids)
      .execute();
    // Most of a site goes with its row, by foreign keys.
    await trx.deleteFrom('sites').where('id', 'in', ids).execute();
    // Tables without a foreign key: mails in the outbox, presence in documents.
    for (const table of SITE_TABLES.keys()) {
      await sql`delete from ${sql.table(table)} where site_id = any(${ids})`.execute(trx);
    }
    const released = files.map(({ sha256, width, height }) => {
      const dimensions = width === null || height === null ? null : { width, height };
      return { sha256, dimensions };
    });
    await releaseContent(trx, released, new Date(now));
    return ids.length;
  });
}
