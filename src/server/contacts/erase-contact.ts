import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { logContacts } from './contact-log.ts';
import { holdPeople } from './hold-people.ts';
import { knownPerson } from './known-person.ts';
import type { PersonalDataPart } from './personal-data-part.ts';
import type { ContactId } from './tables.ts';

export interface Erasure {
  readonly siteId: SiteId;
  readonly contactId: ContactId;
  /** Null where nobody is in charge any more. */
  readonly accountId: AccountId | null;
}

/**
 * Erases a person in all parts at once, and writes down that it was done, by whom and when, but not of whom (CRM-24,
 * CRM-25). After a crash it is all still there, and is done again; where it was done, nothing happens.
 */
export async function eraseContact(
  services: Services,
  parts: readonly PersonalDataPart[],
  { siteId, contactId, accountId }: Erasure,
): Promise<void> {
  const now = services.now();
  await services.db.transaction().execute(async (trx) => {
    if (!(await erasePerson(trx, services, parts, siteId, contactId))) return;
    await logContacts(trx, siteId, { action: 'erase', count: 1, accountId, now });
  });
}

/** Erases a person in all parts; false where there is none. */
export async function erasePerson(
  trx: Db,
  services: Services,
  parts: readonly PersonalDataPart[],
  siteId: SiteId,
  contactId: ContactId,
): Promise<boolean> {
  await holdPeople(trx, siteId, [contactId]);
  const held = await trx
    .selectFrom('contacts')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', contactId)
    .forUpdate()
    .executeTakeFirst();
  if (held === undefined) return false;
  const person = await knownPerson(trx, siteId, contactId);
  for (const part of parts) await part.erase(trx, services, person);
  return true;
}
