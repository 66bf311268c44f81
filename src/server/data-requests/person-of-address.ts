import type { SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import type { KnownPerson } from '#server/contacts/contact-source.ts';
import { knownPerson } from '#server/contacts/known-person.ts';
import type { ContactId } from '#server/contacts/tables.ts';
import type { Db } from '#server/platform/database/database.ts';
import { addressKeys } from '#server/platform/mail/address-key.ts';

/** The contact that an address belongs to; null where the site deals with nobody of it. */
export async function contactOfAddress(db: Db, siteId: SiteId, email: string): Promise<ContactId | null> {
  const row = await db
    .selectFrom('contact_emails')
    .select('contact_id as id')
    .where('site_id', '=', siteId)
    .where('email_key', 'in', addressKeys(email))
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whoever has an address, by all addresses of their contact; without one by this address alone. */
export async function personOfAddress(db: Db, siteId: SiteId, email: string): Promise<KnownPerson> {
  const contactId = await contactOfAddress(db, siteId, email);
  if (contactId !== null) return knownPerson(db, siteId, contactId);
  // An id that nobody has: nothing belongs to it.
  return { siteId, contactId: createId<'contact'>(), emailKeys: addressKeys(email) };
}
