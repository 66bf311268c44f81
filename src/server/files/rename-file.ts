import { safeFileName } from '#domain/files/file-name.ts';
import { fileTypeOfMime } from '#domain/files/file-kinds.ts';
import { invariant } from '#lib/invariant.ts';
import { fileUploads } from '#messages/en/interface/file-uploads.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { FileId } from '#domain/files/file-id.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { findFile } from './queries.ts';
import type { StoredFile } from './stored-file.ts';
import { takeFileName } from './take-file-name.ts';

/**
 * Renames a file; its older names still lead to it (LINK-65). The extension stays that of the content. Throws
 * `CallError`: not-found, file-name-missing (LINK-66, EDIT-126).
 */
export async function renameFile(
  services: Services,
  change: { readonly siteId: SiteId; readonly fileId: FileId; readonly name: string },
): Promise<StoredFile> {
  if (change.name.trim() === '')
    throw new CallError('file-name-missing', {}, { name: fileUploads.nameMissing });
  return services.db.transaction().execute(async (transaction) => {
    const file = await findFile(transaction, change.siteId, change.fileId);
    if (file === null) throw new CallError('not-found');
    const type = fileTypeOfMime(file.mimeType);
    invariant(type !== null, 'stored files have a known type');
    const name = await takeFileName(
      transaction,
      change.siteId,
      file.id,
      safeFileName(change.name.trim(), type),
    );
    await transaction
      .updateTable('files')
      .set({ name })
      .where('site_id', '=', change.siteId)
      .where('id', '=', file.id)
      .execute();
    return { ...file, name };
  });
}
