import type { ContactDetails } from '#domain/contacts/contact-fields.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { addressKey, readableAddress } from '#server/platform/mail/address-key.ts';
import { contactTexts } from './contact-texts.ts';
import type { ContactId } from './tables.ts';

export interface EnteredContact extends ContactDetails {
  /** The primary one first. */
  readonly emails: readonly string[];
}

/** Makes a contact by hand; one without an address is possible (CRM-01, CRM-02). */
export async function createContact(
  trx: Db,
  siteId: SiteId,
  entered: EnteredContact,
  now: number,
): Promise<ContactId> {
  const id = createId<'contact'>(now);
  const at = new Date(now);
  await trx
    .insertInto('contacts')
    .values({
      site_id: siteId,
      id,
      ...detailColumns(entered),
      first_source: 'owner',
      created_at: at,
      last_active_at: at,
      is_confirmed: false,
    })
    .execute();
  await setEmails(trx, siteId, id, entered.emails);
  return id;
}

/** Changes what a contact holds; false where the site has no such contact. */
export async function updateContact(
  trx: Db,
  siteId: SiteId,
  id: ContactId,
  entered: EnteredContact,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('contacts')
    .set(detailColumns(entered))
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await setEmails(trx, siteId, id, entered.emails);
  return true;
}

/** What is entered of a contact, as columns. */
export function detailColumns(entered: EnteredContact) {
  return {
    first_name: entered.firstName,
    last_name: entered.lastName,
    company: entered.company,
    phones: [...entered.phones],
    addresses: JSON.stringify(entered.addresses),
    language: entered.language,
    time_zone: entered.timeZone,
    fields: JSON.stringify(entered.fields),
    ...contactTexts(entered),
  };
}

/** Throws `contact-address-taken` for one that another contact has: only an owner joins two contacts (CRM-14). */
async function setEmails(trx: Db, siteId: SiteId, id: ContactId, emails: readonly string[]): Promise<void> {
  const wanted = new Map(emails.map((email) => [addressKey(email), readableAddress(email.trim())]));
  const keys = [...wanted.keys()];
  await trx
    .deleteFrom('contact_emails')
    .where('site_id', '=', siteId)
    .where('contact_id', '=', id)
    .$if(keys.length > 0, (query) => query.where('email_key', 'not in', keys))
    .execute();
  let place = 0;
  for (const [key, email] of wanted) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('contact_emails')
      .values({ site_id: siteId, email_key: key, contact_id: id, email, place })
      .onConflict((conflict) =>
        conflict
          .columns(['site_id', 'email_key'])
          .doUpdateSet({ email, place })
          .where('contact_emails.contact_id', '=', id),
      )
      .executeTakeFirst();
    if ((numInsertedOrUpdatedRows ?? 0n) === 0n) throw new CallError('contact-address-taken', { email });
    place += 1;
  }
}
