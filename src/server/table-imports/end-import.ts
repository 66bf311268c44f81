import type { SiteId } from '#domain/documents/record.ts';
import type { TableImportState } from '#domain/table-imports/table-import.ts';
import type { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { holdTableImport, type StoredTableImport } from './stored-imports.ts';
import { tableFileKey } from './table-file.ts';
import type { TableImportPart } from './table-import-part.ts';
import type { TableImportId } from './tables.ts';

/**
 * Ends an import: its file goes, and its kind does what follows from what was taken in. Null where it is under way no
 * longer.
 */
export async function endImport(
  services: Services,
  part: TableImportPart,
  siteId: SiteId,
  id: TableImportId,
  end: {
    readonly from: readonly TableImportState[];
    readonly to: 'done' | 'cancelled' | 'failed';
    readonly error?: CallError;
  },
): Promise<StoredTableImport | null> {
  const ended = await services.db.transaction().execute(async (trx) => {
    const held = await holdTableImport(trx, siteId, id, end.from);
    if (held === null) return null;
    await trx
      .updateTable('table_imports')
      .set({
        state: end.to,
        ...(end.error === undefined
          ? {}
          : { error: end.error.message, error_words: JSON.stringify(end.error.words) }),
      })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute();
    const { added, changed, accountId } = held;
    if (held.state === 'running') await part.ended(trx, services, { siteId, added, changed, accountId });
    return held;
  });
  if (ended !== null) await services.storage.remove(tableFileKey(siteId, id));
  return ended;
}
