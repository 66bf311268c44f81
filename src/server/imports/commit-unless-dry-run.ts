import type { Transaction } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';

/** Commits one transaction. A dry run does everything that the import would do, and rolls it back. */
export async function commitUnlessDryRun<Result>(
  work: { readonly services: Pick<Services, 'db'>; readonly isDryRun: boolean },
  write: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  const trx = await work.services.db.startTransaction().execute();
  try {
    const result = await write(trx);
    await (work.isDryRun ? trx.rollback() : trx.commit()).execute();
    return result;
  } catch (error) {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute();
    throw error;
  }
}
