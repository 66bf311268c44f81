import type { Db } from '#server/platform/database/database.ts';
import { takeOutBatch } from '#server/table-imports/take-out-batch.ts';
import type { TakingBack } from '#server/table-imports/table-import-part.ts';
import { restoreImported, restoreOrRemove } from './restore-imported.ts';

/**
 * Whom an import made goes again, but for those who signed in meanwhile: the account is theirs. What it filled in is
 * emptied where nobody wrote something else since.
 */
export async function takeBackMembers(trx: Db, { siteId, importId, limit }: TakingBack): Promise<number> {
  const batch = await takeOutBatch(trx, 'imported_members', {
    siteId,
    of: ['import_id', importId],
    by: 'member_id',
    limit,
  });
  await restoreOrRemove(trx, siteId, batch, (given) => restoreImported(trx, siteId, given));
  return batch.length;
}
