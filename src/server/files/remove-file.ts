import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { findFile, isContentUsed, lockContent } from './queries.ts';
import { contentKey, derivedKeys } from './storage-keys.ts';

/** Removes a file with its names, its bytes and every width made of it. Throws `CallError`: not-found. */
export async function removeFile(
  services: Services,
  which: { readonly siteId: string; readonly fileId: string },
): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    const file = await findFile(transaction, which.siteId, which.fileId);
    if (file === null) throw new CallError('not-found');
    await lockContent(transaction, which.siteId, file.sha256);
    await transaction
      .deleteFrom('files')
      .where('site_id', '=', which.siteId)
      .where('id', '=', which.fileId)
      .execute();
    if (await isContentUsed(transaction, which.siteId, file.sha256)) return;
    for (const key of [contentKey(file), ...derivedKeys(file)]) await services.storage.remove(key);
  });
}
