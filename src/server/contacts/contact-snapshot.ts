import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ContactSnapshot } from './stored-contact.ts';
import type { ContactId } from './tables.ts';

/** A contact, held until the transaction ends; null where the site has none. */
export async function holdSnapshot(trx: Db, siteId: SiteId, id: ContactId): Promise<ContactSnapshot | null> {
  return (await holdSnapshots(trx, siteId, [id])).get(id) ?? null;
}

/** Several contacts in as many statements as one takes, held until the transaction ends. */
export async function holdSnapshots(
  trx: Db,
  siteId: SiteId,
  ids: readonly ContactId[],
): Promise<Map<ContactId, ContactSnapshot>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('contacts')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    // In one order, so that two who hold the same contacts wait for each other.
    .orderBy('id')
    .forUpdate()
    .execute();
  const emails = await trx
    .selectFrom('contact_emails')
    .select(['contact_id as contact', 'email_key as key', 'email'])
    .where('site_id', '=', siteId)
    .where('contact_id', 'in', ids)
    .orderBy('place')
    .orderBy('email_key')
    .execute();
  const labels = await trx
    .selectFrom('labelled_contacts')
    .select(['contact_id as contact', 'label_id as label'])
    .where('site_id', '=', siteId)
    .where('contact_id', 'in', ids)
    .orderBy('label_id')
    .execute();
  const notes = await trx
    .selectFrom('contact_notes')
    .select(['contact_id as contact', 'id'])
    .where('site_id', '=', siteId)
    .where('contact_id', 'in', ids)
    .orderBy('id')
    .execute();
  const ofContact = ({ contact }: { readonly contact: ContactId }) => contact;
  const emailsOf = Map.groupBy(emails, ofContact);
  const labelsOf = Map.groupBy(labels, ofContact);
  const notesOf = Map.groupBy(notes, ofContact);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
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
        isTaxExempt: row.is_tax_exempt,
        emails: (emailsOf.get(row.id) ?? []).map(({ key, email }) => ({ key, email })),
        labels: (labelsOf.get(row.id) ?? []).map(({ label }) => label),
        notes: (notesOf.get(row.id) ?? []).map((note) => note.id),
      },
    ]),
  );
}
