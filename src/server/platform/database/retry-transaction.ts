import type { Kysely, Transaction } from 'kysely';
import { CallError } from '#server/platform/http/errors.ts';
import type { Database } from './database.ts';

const MAX_TRIES = 4;
/** Deadlock, and a transaction that another one got in the way of. */
const RETRIED_CODES: ReadonlySet<unknown> = new Set(['40P01', '40001']);

/**
 * A transaction that is tried up to three times again where it met another one; `unavailable` (503) after that (ORD-167).
 * It does nothing outside of the database.
 */
export async function retryTransaction<Result>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const isRetried = error instanceof Error && 'code' in error && RETRIED_CODES.has(error.code);
      if (!isRetried) throw error;
      if (tries === MAX_TRIES) throw new CallError('unavailable');
    }
  }
}
