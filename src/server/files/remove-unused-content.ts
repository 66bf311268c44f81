import type { Services } from '#server/platform/services.ts';
import { isContentUsed, lockContent } from './queries.ts';
import { contentKey, derivedKeys } from './storage-keys.ts';
import type { StoredFile } from './stored-file.ts';

/** Takes stored bytes away that no file holds any more, with everything made of them. */
export async function removeUnusedContent(
  services: Services,
  file: Pick<StoredFile, 'sha256' | 'dimensions'>,
): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    await lockContent(transaction, file.sha256);
    if (await isContentUsed(transaction, file.sha256)) return;
    for (const key of [contentKey(file), ...derivedKeys(file)]) await services.storage.remove(key);
  });
}
