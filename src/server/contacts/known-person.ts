import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { addressKeys } from '#server/platform/mail/address-key.ts';
import type { KnownPerson } from './contact-source.ts';
import { emailsOf } from './touch-contact.ts';
import type { ContactId } from './tables.ts';

/** A contact as its sources know it: by every key that its addresses may be kept under. */
export async function knownPerson(db: Db, siteId: SiteId, contactId: ContactId): Promise<KnownPerson> {
  const emails = await emailsOf(db, siteId, contactId);
  return { siteId, contactId, emailKeys: [...new Set(emails.flatMap(addressKeys))] };
}
