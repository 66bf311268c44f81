import type { SiteId } from '#domain/documents/record.ts';
import type { FileId } from '#domain/files/file-id.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { storedFileOf } from './queries.ts';
import type { StoredFile } from './stored-file.ts';

/** Sets the default alternative text of an image. Throws `CallError`: not-found. */
export async function describeFile(
  services: Services,
  change: { readonly siteId: SiteId; readonly fileId: FileId; readonly alt: string },
): Promise<StoredFile> {
  const row = await services.db
    .updateTable('files')
    .set({ alt: change.alt.trim() })
    .where('site_id', '=', change.siteId)
    .where('id', '=', change.fileId)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw new CallError('not-found');
  return storedFileOf(row);
}
