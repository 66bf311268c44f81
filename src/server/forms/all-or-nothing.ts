import type { Transaction } from 'kysely';
import type { Result } from '#lib/result.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';

/** Thrown to roll a transaction back; never leaves this file. */
class RefusedWork extends Error {
  override name = 'RefusedWork';
}

/** Runs work in one transaction, which a refusal (a failed result) rolls back as an error does. */
export async function allOrNothing<Value, Refusal>(
  { db }: Pick<Services, 'db'>,
  work: (trx: Transaction<Database>) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  let refusal: Result<Value, Refusal> | null = null;
  try {
    return await db.transaction().execute(async (trx) => {
      const result = await work(trx);
      if (result.ok) return result;
      refusal = result;
      throw new RefusedWork();
    });
  } catch (error) {
    if (error instanceof RefusedWork && refusal !== null) return refusal;
    throw error;
  }
}
