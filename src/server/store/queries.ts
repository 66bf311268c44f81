import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import {
  DEFAULT_STORE_SETTINGS,
  storeSettingsSchema,
  type StoreSettings,
} from '#domain/store/store-settings.ts';
import type { Db } from '#server/platform/database/database.ts';

/** The document of the site's shop; null where nobody has opened its settings yet. */
export async function findStoreDocumentId(db: Db, siteId: SiteId): Promise<DocumentId | null> {
  const row = await db
    .selectFrom('documents')
    .select('id')
    .where('site_id', '=', siteId)
    .where('kind', '=', 'store')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The settings of the shop as they are now, for pages and prices; the defaults where nobody has opened them yet. */
export async function loadStoreSettings(db: Db, siteId: SiteId): Promise<StoreSettings> {
  const row = await db
    .selectFrom('documents')
    .innerJoin('document_records as settings', (join) =>
      join
        .onRef('settings.site_id', '=', 'documents.site_id')
        .onRef('settings.document_id', '=', 'documents.id')
        .on('settings.record_id', '=', 'settings'),
    )
    .select('settings.record')
    .where('documents.site_id', '=', siteId)
    .where('documents.kind', '=', 'store')
    .executeTakeFirst();
  return row === undefined ? DEFAULT_STORE_SETTINGS : storeSettingsSchema.parse(row.record);
}
