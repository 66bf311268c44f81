import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** How long an event is kept at least, for debugging. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const BATCH = 10_000;

/** Deletes events that are older than seven days and that all of these consumers are done with. Gives their number. */
export async function removeOldEvents(
  db: Kysely<Database>,
  { consumers, now }: { readonly consumers: readonly string[]; readonly now: number },
): Promise<number> {
  const before = new Date(now - KEPT_MS);
  for (let count = 0; ;) {
    const { numAffectedRows: removed = 0n } = await sql`
      delete from events where id in (
        select id from events where at <= ${before} and position <= (
          select min(position) from event_consumers where name = any(${[...consumers, 'order']}::text[])
        ) order by position limit ${BATCH})`.execute(db);
    count += Number(removed);
    if (removed < BigInt(BATCH)) return count;
  }
}
