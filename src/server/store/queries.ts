import { sql } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Feature } from '#domain/features/feature-table.ts';
import { featuresOff } from '#domain/features/features-off.ts';
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

/** The settings of the shop as pages and prices go by them. */
export type ShopSettings = StoreSettings & {
  /** What the provider has taken from the site: nothing of it is offered, what was bought is kept (CONT-228, COMM-117). */
  readonly featuresOff: readonly Feature[];
};

/**
 * The settings of the shop as they are now, for pages and prices; the defaults where nobody has opened them yet. A site
 * without commerce takes orders no more than one that is paused.
 */
export async function loadStoreSettings(db: Db, siteId: SiteId): Promise<ShopSettings> {
  const row = await db
    .selectFrom('sites')
    .leftJoin('documents', (join) =>
      join
        .onRef('documents.site_id', '=', 'sites.id')
        // Not a parameter: a plan that is kept finds it by the index of its kind alone.
        .on(sql<boolean>`documents.kind = 'store'`),
    )
    .leftJoin('document_records as settings', (join) =>
      join
        .onRef('settings.site_id', '=', 'documents.site_id')
        .onRef('settings.document_id', '=', 'documents.id')
        .on('settings.record_id', '=', 'settings'),
    )
    .select(['settings.record', 'sites.features_off as featuresOff'])
    .where('sites.id', '=', siteId)
    .executeTakeFirst();
  const settings = row?.record == null ? DEFAULT_STORE_SETTINGS : storeSettingsSchema.parse(row.record);
  const off = featuresOff(row?.featuresOff ?? []);
  return { ...settings, isPaused: settings.isPaused || off.includes('commerce'), featuresOff: off };
}

/** From how many pieces on the stock of each site is low, by one statement. */
export async function lowStockOfSites(
  db: Db,
  siteIds: readonly SiteId[],
): Promise<(siteId: SiteId) => number> {
  const rows = await db
    .selectFrom('documents')
    .innerJoin('document_records as settings', (join) =>
      join
        .onRef('settings.site_id', '=', 'documents.site_id')
        .onRef('settings.document_id', '=', 'documents.id')
        .on('settings.record_id', '=', 'settings'),
    )
    .select(['documents.site_id as siteId', 'settings.record'])
    .where('documents.site_id', '=', sql<SiteId>`any(${siteIds}::char(24)[])`)
    .where('documents.kind', '=', 'store')
    .execute();
  const bySite = new Map(
    rows.map(({ siteId, record }) => [siteId, storeSettingsSchema.parse(record).lowStockFrom]),
  );
  return (siteId) => bySite.get(siteId) ?? DEFAULT_STORE_SETTINGS.lowStockFrom;
}
