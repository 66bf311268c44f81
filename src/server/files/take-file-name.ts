import type { Transaction } from 'kysely';
import { fileNameKey, numberedFileName } from '#domain/files/file-name.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { FileId } from '#domain/files/file-id.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Reserves a name for a file, with a number where another file has or had it (LINK-65). Returns the reserved name. */
export async function takeFileName(
  transaction: Transaction<Database>,
  siteId: SiteId,
  fileId: FileId,
  name: string,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : numberedFileName(name, number);
    const result = await transaction
      .insertInto('file_names')
      .values({ site_id: siteId, name_key: fileNameKey(candidate), file_id: fileId })
      .onConflict((conflict) => conflict.columns(['site_id', 'name_key']).doNothing())
      .executeTakeFirst();
    if (result.numInsertedOrUpdatedRows === 1n) return candidate;
    const owner = await transaction
      .selectFrom('file_names')
      .select('file_id')
      .where('site_id', '=', siteId)
      .where('name_key', '=', fileNameKey(candidate))
      .executeTakeFirst();
    if (owner?.file_id === fileId) return candidate;
  }
}
