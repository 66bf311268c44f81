import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

const BATCH = 1_000;

/**
 * Gives a position to every event whose transaction has committed since the last time, and tells whether there may be
 * more.
 *
 * Positions are what consumers count by. The ids of events will not do: they are given while transactions are under
 * way, so that a transaction which commits late has lower ids than events that consumers are past, and would be
 * skipped. Here whoever holds the row `order` sees what has committed, by definition, and gives it the next positions;
 * what commits later gets later ones. One process at a time does so, and its positions commit before the next one
 * begins, so that they appear in their order and without gaps. Comparing ids of transactions with the oldest one under
 * way (`pg_snapshot_xmin`) would save the update, but one long import would hold up every consumer, and ids of
 * transactions mean nothing any more in a database that a backup was restored into.
 */
export function orderEvents(db: Kysely<Database>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { position: last } = await trx
      .selectFrom('event_consumers')
      .select('position')
      .where('name', '=', 'order')
      .forUpdate()
      .executeTakeFirstOrThrow();
    const { numAffectedRows: count = 0n } = await sql`
      with next as (
        select id, row_number() over (order by id) as number from events where position is null order by id limit ${BATCH}
      )
      update events set position = ${last}::bigint + next.number from next where events.id = next.id`.execute(
      trx,
    );
    if (count === 0n) return false;
    await trx
      .updateTable('event_consumers')
      .set({ position: sql`position + ${count}::bigint` })
      .where('name', '=', 'order')
      .execute();
    return count === BigInt(BATCH);
  });
}
