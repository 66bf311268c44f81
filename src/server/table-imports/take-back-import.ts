import type { SiteId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';
import { oneBatchAtATime } from './one-batch-at-a-time.ts';
import { holdTableImport } from './stored-imports.ts';
import type { TableImportPart } from './table-import-part.ts';
import type { TableImportId } from './tables.ts';

const BATCH = 500;

/** Takes back what an import took in, batch by batch; what was taken back is not looked at again after a crash. */
export async function takeBackImport(
  services: Services,
  part: TableImportPart,
  siteId: SiteId,
  importId: TableImportId,
  signal: AbortSignal,
): Promise<void> {
  const limit = part.batch ?? BATCH;
  for (;;) {
    signal.throwIfAborted();
    const isOver = await services.db.transaction().execute(async (trx) => {
      await oneBatchAtATime(trx, siteId);
      const held = await holdTableImport(trx, siteId, importId, ['undoing']);
      if (held === null) return true;
      const count = await part.takeBack(trx, { siteId, importId, limit, now: services.now() });
      await trx
        .updateTable('table_imports')
        .set({ progress_at: new Date(services.now()), ...(count < limit ? { state: 'undone' } : {}) })
        .where('site_id', '=', siteId)
        .where('id', '=', importId)
        .execute();
      return count < limit;
    });
    if (isOver) return;
  }
}
