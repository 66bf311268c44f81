import { sql } from 'kysely';
import type { ContactFormat } from '#contract/contact-files.ts';
import { CONTACT_COLUMNS, contactCells } from '#domain/contacts/contact-csv.ts';
import { writeVcard, type CardContact } from '#domain/contacts/vcard.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { beginCsv, writeCsv } from '#server/platform/csv/write-csv.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ContactSource } from './contact-source.ts';
import { filterOf, matchingContacts, type ContactFilter } from './list-contacts.ts';
import type { ContactId } from './tables.ts';

const BATCH = 500;
const MAX_FIELDS = 200;

/** How many an export of what matches holds. */
export async function countContacts(
  db: Db,
  sources: readonly ContactSource[],
  siteId: SiteId,
  filter: ContactFilter,
): Promise<number> {
  const { ofRules, exact } = filterOf(sources, siteId, filter);
  const { count } = await matchingContacts(db, siteId, [ofRules, exact])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The contacts that match as a file, batch by batch, in the order of their ids (CRM-21). */
export async function* exportContacts(
  db: Db,
  sources: readonly ContactSource[],
  siteId: SiteId,
  filter: ContactFilter,
  format: ContactFormat,
): AsyncGenerator<string> {
  const fieldNames = format === 'csv' ? await namesOfFields(db, siteId) : [];
  if (format === 'csv') yield beginCsv([[...CONTACT_COLUMNS, ...fieldNames]]);
  if (format === 'json') yield '[';
  let isFirst = true;
  for await (const batch of batchesOf(db, sources, siteId, filter)) {
    switch (format) {
      case 'csv':
        yield writeCsv(batch.map((contact) => contactCells(contact, fieldNames)));
        break;
      case 'vcard':
        yield batch.map(({ id, ...contact }) => writeVcard(contact, id)).join('');
        break;
      case 'json':
        for (const contact of batch) {
          yield `${isFirst ? '' : ','}\n${JSON.stringify(contact)}`;
          isFirst = false;
        }
    }
  }
  if (format === 'json') yield '\n]\n';
}

type Exported = CardContact & { readonly id: ContactId };

async function* batchesOf(
  db: Db,
  sources: readonly ContactSource[],
  siteId: SiteId,
  filter: ContactFilter,
): AsyncGenerator<readonly Exported[]> {
  const { ofRules, exact } = filterOf(sources, siteId, filter);
  for (let after = ''; ;) {
    const rows = await matchingContacts(db, siteId, [ofRules, exact])
      .select([
        'contact.id',
        'contact.first_name as firstName',
        'contact.last_name as lastName',
        'contact.company',
        'contact.phones',
        'contact.addresses',
        'contact.language',
        'contact.time_zone as timeZone',
        'contact.fields',
        sql<string[]>`array(select email from contact_emails as address
          where address.site_id = ${siteId} and address.contact_id = contact.id order by place)`.as('emails'),
        sql<string[]>`array(select label.name from labelled_contacts as given
          join contact_labels as label on label.site_id = given.site_id and label.id = given.label_id
          where given.site_id = ${siteId} and label.site_id = ${siteId} and given.contact_id = contact.id
          order by label.name_key)`.as('labels'),
      ])
      .where(sql<boolean>`contact.id > ${after}`)
      .orderBy('contact.id')
      .limit(BATCH)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map((row) => ({ ...row, addresses: [...row.addresses], fields: [...row.fields] }));
    after = last.id;
  }
}

async function namesOfFields(db: Db, siteId: SiteId): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct field ->> 'name' as name from contacts, jsonb_array_elements(fields) as field
    where site_id = ${siteId} order by name limit ${MAX_FIELDS}`.execute(db);
  return rows.map(({ name }) => name);
}
