import { sql } from 'kysely';
import { invariant } from '#lib/invariant.ts';
import type { Db } from './database.ts';

/** The time by the database's clock; within a transaction that of its begin. */
export async function databaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select portico_now() as now`.execute(db);
  const [row] = rows;
  invariant(row !== undefined, 'a select without a table gives one row');
  return row.now;
}
