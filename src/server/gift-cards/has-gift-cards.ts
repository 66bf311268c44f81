import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Whether there is any card that somebody could pay with: a shop that never had one offers no field for it. */
export async function hasGiftCards(db: Db, siteId: SiteId): Promise<boolean> {
  const card = await db
    .selectFrom('gift_cards')
    .select('id')
    .where('site_id', '=', siteId)
    .limit(1)
    .executeTakeFirst();
  return card !== undefined;
}
