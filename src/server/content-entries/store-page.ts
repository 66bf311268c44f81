import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Whether visitors find a store page on the site. */
export async function hasStorePage(db: Db, siteId: SiteId): Promise<boolean> {
  return (await findStorePath(db, siteId)) !== null;
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
