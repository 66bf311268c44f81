import type { Transaction } from 'kysely';
import type { Result } from '#lib/result.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';

/** Runs work in one transaction that a refusal takes back like an error does: nothing of what was refused is kept. */
export async function allOrNothing<Value, Refusal>(
  { db }: Pick<Services, 'db'>,
  work: (trx: Transaction<Database>) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  const trx = await db.startTransaction().execute();
  let result: Result<Value, Refusal>;
  try {
    result = await work(trx);
  } catch (error) {
    await trx.rollback().execute();
    throw error;
  }
  await (result.ok ? trx.commit() : trx.rollback()).execute();
  return result;
}
