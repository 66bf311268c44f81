import { sql } from 'kysely';
import type { Services } from '#server/platform/services.ts';
import { COPIED_TABLES, LEFT_TABLES } from './copied-tables.ts';
import { RESTORABLE_DAYS } from './remove-site.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/**
 * Deletes sites for good: those removed more than 30 days ago, and those that were never finished because a process
 * died while making them. Gives how many there were.
 */
export async function purgeSites(services: Services): Promise<number> {
  const now = services.now();
  return services.db.transaction().execute(async (trx) => {
    // Most of a site goes with its row, by foreign keys.
    const gone = await trx
      .deleteFrom('sites')
      .where((where) =>
        where.or([
          where('removed_at', '<=', new Date(now - RESTORABLE_DAYS * DAY_MS)),
          where.and([where('ready_at', 'is', null), where('created_at', '<=', new Date(now - HOUR_MS))]),
        ]),
      )
      .returning('id')
      .execute();
    if (gone.length === 0) return 0;
    const ids = gone.map(({ id }) => id);
    // The others have no foreign key: mails in the outbox, who was in a document.
    for (const table of [...LEFT_TABLES, ...COPIED_TABLES]) {
      await sql`delete from ${sql.table(table)} where site_id = any(${ids})`.execute(trx);
    }
    return gone.length;
  });
}
