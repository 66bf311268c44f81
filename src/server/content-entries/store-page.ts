import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { isFeatureOn } from '#domain/features/is-feature-on.ts';
import { DEFAULT_STORE_SETTINGS, storeSettingsSchema } from '#domain/store/store-settings.ts';
import type { StoreOnPages } from '#domain/store/store-on-pages.ts';
import type { Db } from '#server/platform/database/database.ts';

/** What pages say of the store, the way to the cart included (ORD-06, ORD-27); null where no store page is shown, or nothing is sold (CONT-228). */
export async function storeOnPages(db: Db, siteId: SiteId): Promise<StoreOnPages | null> {
  const { rows } = await sql<{ featuresOff: number[]; isShown: boolean; settings: unknown }>`select
    (select features_off from sites where id = ${siteId}) as "featuresOff",
    exists (select from content_entries where site_id = ${siteId} and stage = 'live' and kind = 'collection'
      and collection_type = 'products' and is_enabled) as "isShown",
    (select record.record from documents
      join document_records record on record.site_id = documents.site_id and record.document_id = documents.id
      where documents.site_id = ${siteId} and documents.kind = 'store' and record.record_id = 'settings') as settings`.execute(
    db,
  );
  if (rows[0]?.isShown !== true || !isFeatureOn(rows[0].featuresOff, 'commerce')) return null;
  const { expressCheckout, measurementStandard } =
    storeSettingsSchema.safeParse(rows[0].settings).data ?? DEFAULT_STORE_SETTINGS;
  return { expressCheckout, measurementStandard };
}

/** The address of a store page that visitors get, of several the first one by its address; null where there is none. */
export async function findStorePath(db: Db, siteId: SiteId): Promise<string | null> {
  const row = await db
    .selectFrom('content_entries')
    .select('path')
    .where('site_id', '=', siteId)
    .where('stage', '=', 'live')
    .where('kind', '=', 'collection')
    .where('collection_type', '=', 'products')
    .where('is_enabled', '=', true)
    .orderBy('path')
    .limit(1)
    .executeTakeFirst();
  return row?.path ?? null;
}
