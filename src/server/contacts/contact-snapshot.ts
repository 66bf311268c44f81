import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ContactSnapshot } from './stored-contact.ts';
import type { ContactId } from './tables.ts';

/** A contact, held until the transaction ends; null where the site has none. */
export async function holdSnapshot(trx: Db, siteId: SiteId, id: ContactId): Promise<ContactSnapshot | null> {
  const row = await trx
    .selectFrom('contacts')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  const emails = await trx
    .selectFrom('contact_emails')
    .select(['email_key as key', 'email'])
    .where('site_id', '=', siteId)
    .where('contact_id', '=', id)
    .orderBy('place')
    .orderBy('email_key')
    .execute();
  const labels = await trx
    .selectFrom('labelled_contacts')
    .select('label_id as label')
    .where('site_id', '=', siteId)
    .where('contact_id', '=', id)
    .orderBy('label_id')
    .execute();
  const notes = await trx
    .selectFrom('contact_notes')
    .select('id')
    .where('site_id', '=', siteId)
    .where('contact_id', '=', id)
    .orderBy('id')
    .execute();
  return {
    id,
    details: {
      firstName: row.first_name,
      lastName: row.last_name,
      company: row.company,
      phones: row.phones,
      addresses: [...row.addresses],
      language: row.language,
      timeZone: row.time_zone,
      fields: [...row.fields],
    },
    firstSource: row.first_source,
    createdAt: row.created_at.toISOString(),
    lastActiveAt: row.last_active_at.toISOString(),
    isConfirmed: row.is_confirmed,
    emails,
    labels: labels.map(({ label }) => label),
    notes: notes.map((note) => note.id),
  };
}
