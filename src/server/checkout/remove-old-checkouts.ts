import { sql } from 'kysely';
import type { Services } from '#server/platform/services.ts';

/** Rows of one statement, so that none holds locks for long. */
const MOST_AT_ONCE = 1000;

/** Deletes the checkouts that have expired, and says how many they were. */
export async function removeOldCheckouts({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const before = new Date(now());
  let removed = 0;
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from checkouts where ctid = any (array(
        select ctid from checkouts where expires_at <= ${before} order by expires_at limit ${MOST_AT_ONCE}))`.execute(
      db,
    );
    const count = Number(numAffectedRows ?? 0);
    removed += count;
    if (count < MOST_AT_ONCE) return removed;
  }
}
