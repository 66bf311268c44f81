import type { Services } from '#server/platform/services.ts';
import { isContentUsed, lockContent } from './queries.ts';
import { contentKey } from './storage-keys.ts';

/** Takes stored bytes away that no file of the site holds (any more). */
export async function removeUnusedContent(services: Services, siteId: string, sha256: string): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    await lockContent(transaction, siteId, sha256);
    if (!(await isContentUsed(transaction, siteId, sha256))) {
      await services.storage.remove(contentKey({ siteId, sha256 }));
    }
  });
}
