import type { Contact } from '#contract/contacts.ts';
import { foldedPhone } from '#domain/contacts/searched-words.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Reader } from './contact-reader.ts';
import type { ContactSource } from './contact-source.ts';
import { labelsOf } from './labels.ts';
import { knownPerson } from './known-person.ts';
import { notesOf } from './notes.ts';
import type { ContactId } from './tables.ts';
import { emailsOf } from './touch-contact.ts';

/** Everything about one person, but what happened; null where the site has no such contact. */
export async function findContact(
  db: Db,
  sources: readonly ContactSource[],
  siteId: SiteId,
  contactId: ContactId,
  reader: Reader,
): Promise<Contact | null> {
  const row = await db
    .selectFrom('contacts')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', contactId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const person = await knownPerson(db, siteId, contactId);
  const seen = sources.filter(({ needs }) => reader.permissions.has(needs));
  const standings = await Promise.all(
    seen.map(async (source) => (await source.standings?.(db, person)) ?? []),
  );
  const given = await Promise.all(seen.map(async (source) => (await source.given?.(db, person)) ?? []));
  const [bought] = seen.flatMap((source) => source.bought ?? []);
  const own = new Set([`${row.first_name} ${row.last_name}`, ...row.phones].map(comparable));
  return {
    id: row.id,
    emails: await emailsOf(db, siteId, contactId),
    firstName: row.first_name,
    lastName: row.last_name,
    company: row.company,
    phones: row.phones,
    addresses: [...row.addresses],
    language: row.language,
    timeZone: row.time_zone,
    fields: [...row.fields],
    labels: await labelsOf(db, siteId, contactId),
    notes: await notesOf(db, siteId, contactId, reader),
    firstSource: row.first_source,
    createdAt: row.created_at.toISOString(),
    lastActiveAt: row.last_active_at.toISOString(),
    standings: standings.flat(),
    isTaxExempt: row.is_tax_exempt,
    orders: bought === undefined ? null : await bought(db, person),
    alsoGivenAs: [...new Map(given.flat().map((text) => [comparable(text), text]))]
      .filter(([key]) => key !== '' && !own.has(key))
      .map(([, text]) => text),
  };
}

/** Numbers are the same however they are spaced. */
function comparable(text: string): string {
  return /^[\d\s+()./-]+$/.test(text) ? foldedPhone(text) : text.trim().toLowerCase();
}
