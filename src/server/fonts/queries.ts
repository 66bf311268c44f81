import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';

/** How many fonts the library of a site holds. */
export async function countFonts(db: Db, siteId: SiteId): Promise<number> {
  const { count } = await db
    .selectFrom('files')
    .select(sql<number>`count(*)`.as('count'))
    .where('site_id', '=', siteId)
    .where('kind', '=', 'document')
    .where('mime_type', '=', 'font/woff2')
    .executeTakeFirstOrThrow();
  return count;
}
