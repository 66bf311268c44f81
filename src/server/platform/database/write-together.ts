import { sql, type OperationNodeSource } from 'kysely';
import type { Db } from './database.ts';

/**
 * Several writes in one statement, which spares a round trip for each. None of them sees what another one writes; what leads
 * from one row to another is looked at when all are there.
 */
export async function writeTogether(trx: Db, writes: readonly OperationNodeSource[]): Promise<void> {
  if (writes.length === 0) return;
  const parts = writes.map((write, place) => sql`${sql.raw(`write_${place}`)} as (${write})`);
  await sql`with ${sql.join(parts)} select 1`.execute(trx);
}
