import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ContactId } from './tables.ts';

export async function hasContact(db: Db, siteId: SiteId, contactId: ContactId): Promise<boolean> {
  const row = await db
    .selectFrom('contacts')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', contactId)
    .executeTakeFirst();
  return row !== undefined;
}
