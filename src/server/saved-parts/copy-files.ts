import type { DocumentRecord, SiteId } from '#domain/documents/record.ts';
import { isId } from '#lib/id.ts';
import { filesOf } from '#server/documents/file-uses.ts';
import { takeFileName } from '#server/files/take-file-name.ts';
import type { Services } from '#server/platform/services.ts';
import { reserveStorage } from '#server/quotas/reserve-storage.ts';

/**
 * Brings the pictures that records show into the library of another site, where they are not there yet. They keep
 * their ids, which are unique in a site only, and share their content, which lies in the storage once.
 * Throws `CallError`: site-quota-reached, account-quota-reached.
 */
export async function copyFiles(
  services: Services,
  records: readonly DocumentRecord[],
  from: SiteId,
  to: SiteId,
): Promise<void> {
  const ids = [...new Set(records.flatMap((record) => [...filesOf(record)]))].filter(isId<'file'>);
  if (ids.length === 0) return;
  await services.db.transaction().execute(async (trx) => {
    const wanted = await trx
      .selectFrom('files')
      .selectAll()
      .where('site_id', '=', from)
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
    for (const file of wanted) {
      const added = await trx
        .insertInto('files')
        .values({ ...file, site_id: to, created_at: new Date(services.now()) })
        .onConflict((conflict) => conflict.columns(['site_id', 'id']).doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows !== 1n) continue;
      await reserveStorage(trx, to, { files: 1, bytes: file.size });
      const name = await takeFileName(trx, to, file.id, file.name);
      if (name === file.name) continue;
      await trx
        .updateTable('files')
        .set({ name })
        .where('site_id', '=', to)
        .where('id', '=', file.id)
        .execute();
    }
  });
}
