import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Whether pages lead to the cart: a store page sells, and what is bought there does not go straight to the checkout (ORD-06, ORD-27). */
export async function offersCart(db: Db, siteId: SiteId): Promise<boolean> {
  const { rows } = await sql<{ isOffered: boolean }>`select
    exists (select from content_entries where site_id = ${siteId} and stage = 'live' and kind = 'collection'
      and collection_type = 'products' and is_enabled)
    and not exists (select from documents
      join document_records record on record.site_id = documents.site_id and record.document_id = documents.id
      where documents.site_id = ${siteId} and documents.kind = 'store' and record.record ->> 'type' = 'settings'
        and record.record ->> 'expressCheckout' = 'true') as "isOffered"`.execute(db);
  return rows[0]?.isOffered === true;
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
