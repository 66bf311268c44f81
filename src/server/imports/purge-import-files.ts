import type { Services } from '#server/platform/services.ts';
import { importFileKey } from './import-file-key.ts';

/** How long the file of a run that was tried, failed or cancelled can be imported again. */
const KEPT_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 100;

/** Deletes the files of imports that ended more than 7 days ago. Gives how many there were. */
export async function purgeImportFiles(services: Services): Promise<number> {
  const before = new Date(services.now() - KEPT_DAYS * DAY_MS);
  for (let count = 0; ;) {
    const runs = await services.db
      .selectFrom('import_runs')
      .select(['site_id', 'id'])
      .where('has_file', '=', true)
      .where('finished_at', '<=', before)
      .limit(BATCH)
      .execute();
    for (const { site_id: siteId, id } of runs) {
      await services.storage.remove(importFileKey(siteId, id));
      await services.db
        .updateTable('import_runs')
        .set({ has_file: false })
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .execute();
    }
    count += runs.length;
    if (runs.length < BATCH) return count;
  }
}
