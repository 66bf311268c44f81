import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { contactTexts } from './contact-texts.ts';
import type { ContactId } from './tables.ts';
import { emailsOf } from './touch-contact.ts';

/** Makes what lists sort and search by anew, after the addresses of a contact have changed. */
export async function refreshTexts(trx: Db, siteId: SiteId, contactId: ContactId): Promise<void> {
  const row = await trx
    .selectFrom('contacts')
    .select(['first_name as firstName', 'last_name as lastName', 'company', 'phones'])
    .where('site_id', '=', siteId)
    .where('id', '=', contactId)
    .executeTakeFirst();
  if (row === undefined) return;
  await trx
    .updateTable('contacts')
    .set(contactTexts({ ...row, emails: await emailsOf(trx, siteId, contactId) }))
    .where('site_id', '=', siteId)
    .where('id', '=', contactId)
    .execute();
}
