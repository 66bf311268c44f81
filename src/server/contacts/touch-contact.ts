import { sql } from 'kysely';
import { NO_DETAILS } from '#domain/contacts/contact-fields.ts';
import type { ContactSourceName } from '#domain/contacts/contact-sources.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { cutText } from '#lib/cut-text.ts';
import { createId } from '#lib/id.ts';
import { invariant } from '#lib/invariant.ts';
import type { Db } from '#server/platform/database/database.ts';
import { addressKey, addressKeys, readableAddress } from '#server/platform/mail/address-key.ts';
import { contactTexts } from './contact-texts.ts';
import type { ContactId } from './tables.ts';

const MAX_NAME = 100;

/** Somebody a source deals with. */
export interface TouchingPerson {
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phones?: readonly string[];
  readonly language?: string;
  readonly source: ContactSourceName;
  /** Whether the person has just proven that the address is theirs, as a member. */
  readonly isConfirmed?: boolean;
}

/**
 * Finds or makes the contact of an address, in the transaction of its source (CRM-01, CRM-03): of many at once with one
 * address, one makes it and the others wait. What was given fills what is empty, and nothing of a person who is a
 * confirmed member (CRM-05). Null where mail cannot reach the address.
 */
export async function touchContact(
  trx: Db,
  siteId: SiteId,
  person: TouchingPerson,
  now: number,
): Promise<ContactId | null> {
  if (!isMailAddress(person.email)) return null;
  const known = await holdContact(trx, siteId, person.email);
  if (known !== undefined) {
    await freshen(trx, siteId, known, person, now);
    return known.id;
  }
  const made = await makeContact(trx, siteId, person, now);
  if (made !== null) return made;
  const other = await holdContact(trx, siteId, person.email);
  invariant(other !== undefined, 'a contact that somebody else has just made is there');
  await freshen(trx, siteId, other, person, now);
  return other.id;
}

/** The contact of an address, held until the transaction ends. */
function holdContact(trx: Db, siteId: SiteId, email: string) {
  const keys = addressKeys(email);
  return trx
    .selectFrom('contact_emails as address')
    .innerJoin('contacts as contact', (join) =>
      join.onRef('contact.site_id', '=', 'address.site_id').onRef('contact.id', '=', 'address.contact_id'),
    )
    .select([
      'contact.id',
      'contact.first_name as firstName',
      'contact.last_name as lastName',
      'contact.company',
      'contact.phones',
      'contact.language',
      'contact.is_confirmed as isConfirmed',
    ])
    .where('address.site_id', '=', siteId)
    .where('contact.site_id', '=', siteId)
    .where('address.email_key', 'in', keys)
    .orderBy((where) => where('address.email_key', '=', keys[0] ?? ''), 'desc')
    .limit(1)
    .forUpdate('contact')
    .executeTakeFirst();
}

type Held = NonNullable<Awaited<ReturnType<typeof holdContact>>>;

async function freshen(
  trx: Db,
  siteId: SiteId,
  held: Held,
  person: TouchingPerson,
  now: number,
): Promise<void> {
  const isTakingAll = !held.isConfirmed;
  const given = detailsOf(person);
  const hasName = held.firstName !== '' || held.lastName !== '';
  const names = hasName ? held : given;
  const next = {
    firstName: names.firstName,
    lastName: names.lastName,
    phones: held.phones.length === 0 ? given.phones : held.phones,
    language: held.language || given.language,
  };
  const isFilling =
    isTakingAll &&
    (next.firstName !== held.firstName ||
      next.lastName !== held.lastName ||
      next.phones !== held.phones ||
      next.language !== held.language);
  await trx
    .updateTable('contacts')
    .set({
      last_active_at: sql<Date>`greatest(last_active_at, ${new Date(now)}::timestamptz)`,
      // What came with the person may have been written before somebody else made the contact.
      traits: sql<string[]>`contact_traits(site_id, id)`,
      ...(person.isConfirmed === true ? { is_confirmed: true } : {}),
      ...(isFilling
        ? {
            first_name: next.firstName,
            last_name: next.lastName,
            phones: [...next.phones],
            language: next.language,
            ...contactTexts({
              ...next,
              company: held.company,
              emails: await emailsOf(trx, siteId, held.id),
            }),
          }
        : {}),
    })
    .where('site_id', '=', siteId)
    .where('id', '=', held.id)
    .execute();
}

/** Null where the address has got a contact meanwhile. */
async function makeContact(
  trx: Db,
  siteId: SiteId,
  person: TouchingPerson,
  now: number,
): Promise<ContactId | null> {
  const id = createId<'contact'>(now);
  const at = new Date(now);
  const details = { ...NO_DETAILS, ...detailsOf(person) };
  const email = readableAddress(person.email.trim());
  const made = trx.insertInto('contacts').values({
    site_id: siteId,
    id,
    first_name: details.firstName,
    last_name: details.lastName,
    company: '',
    phones: [...details.phones],
    addresses: '[]',
    language: details.language,
    time_zone: '',
    fields: '[]',
    first_source: person.source,
    created_at: at,
    last_active_at: at,
    is_confirmed: person.isConfirmed === true,
    ...contactTexts({ ...details, emails: [email] }),
  });
  const addressed = trx
    .insertInto('contact_emails')
    .values({ site_id: siteId, email_key: addressKey(person.email), contact_id: id, email, place: 0 })
    .onConflict((conflict) => conflict.columns(['site_id', 'email_key']).doNothing())
    .returning('email_key');
  const { rows } =
    await sql`with made as (${made}), addressed as (${addressed}) select email_key from addressed`.execute(
      trx,
    );
  if (rows.length > 0) return id;
  await trx.deleteFrom('contacts').where('site_id', '=', siteId).where('id', '=', id).execute();
  return null;
}

/** The addresses of a contact, the primary one first. */
export async function emailsOf(db: Db, siteId: SiteId, contactId: ContactId): Promise<string[]> {
  const rows = await db
    .selectFrom('contact_emails')
    .select('email')
    .where('site_id', '=', siteId)
    .where('contact_id', '=', contactId)
    .orderBy('place')
    .orderBy('email_key')
    .execute();
  return rows.map(({ email }) => email);
}

function detailsOf({ firstName = '', lastName = '', phones = [], language = '' }: TouchingPerson) {
  return {
    firstName: cutText(firstName.trim(), MAX_NAME),
    lastName: cutText(lastName.trim(), MAX_NAME),
    phones: phones.map((phone) => cutText(phone.trim(), 40)).filter((phone) => phone !== ''),
    language,
  };
}
