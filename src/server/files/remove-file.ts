import type { SiteId } from '#domain/documents/record.ts';
import type { FileId } from '#domain/files/file-id.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { recountUsage } from '#server/quotas/recount-usage.ts';
import { findFile } from './queries.ts';
import { releaseContent } from './release-content.ts';

/** Deletes a file with its names, its content and all derivations. Throws `CallError`: not-found. */
export async function removeFile(
  services: Services,
  which: { readonly siteId: SiteId; readonly fileId: FileId },
): Promise<void> {
  const file = await findFile(services.db, which.siteId, which.fileId);
  if (file === null) throw new CallError('not-found');
  await services.db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('files')
      .where('site_id', '=', which.siteId)
      .where('id', '=', which.fileId)
      .execute();
    await recountUsage(trx, [which.siteId]);
    await releaseContent(trx, [file], new Date(services.now()));
  });
}
