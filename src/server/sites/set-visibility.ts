import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { bumpRevision } from './queries.ts';

/** Makes a site public or not; cached pages are invalidated (EDIT-187). */
export async function setVisibility(trx: Db, siteId: SiteId, isPublic: boolean): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('sites')
    .set({ is_public: isPublic })
    .where('id', '=', siteId)
    .where('is_public', '!=', isPublic)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await bumpRevision(trx, siteId);
}
