import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Whether a site has a discount with a code. */
export async function hasDiscountCodes(db: Db, siteId: SiteId): Promise<boolean> {
  const found = await db
    .selectFrom('discount_codes')
    .select('discount_id')
    .where('site_id', '=', siteId)
    .where(sql<boolean>`not is_removed`)
    // By the index of codes.
    .orderBy('code_key')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
