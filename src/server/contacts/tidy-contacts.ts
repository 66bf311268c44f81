import { CONTACT_RUN_SHOWN_MS } from '#domain/contacts/contact-runs.ts';
import type { Services } from '#server/platform/services.ts';
import { contactRunKey } from './contact-run-key.ts';
import { TABLE_IMPORT_UNDO_MS } from '#domain/table-imports/table-import.ts';
import { MERGE_UNDO_MS } from './undo-merge.ts';

const BATCH = 100;

/** Takes away what was kept for a while: files of exports, and what imports and merges would be undone by. */
export async function tidyContacts(services: Services): Promise<void> {
  const { db, storage } = services;
  const before = (ms: number) => new Date(services.now() - ms);
  for (;;) {
    const old = await db
      .selectFrom('contact_runs')
      .select(['site_id as siteId', 'id'])
      .where('created_at', '<=', before(CONTACT_RUN_SHOWN_MS))
      .orderBy('created_at')
      .limit(BATCH)
      .execute();
    for (const { siteId, id } of old) {
      await storage.remove(contactRunKey(siteId, id));
      await db.deleteFrom('contact_runs').where('site_id', '=', siteId).where('id', '=', id).execute();
    }
    if (old.length < BATCH) break;
  }
  await db.deleteFrom('contact_imports').where('imported_at', '<=', before(TABLE_IMPORT_UNDO_MS)).execute();
  await db.deleteFrom('contact_merges').where('merged_at', '<=', before(MERGE_UNDO_MS)).execute();
}
