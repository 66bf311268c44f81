import { sql, type SqlBool } from 'kysely';
import type { ContactFormat } from '#contract/contact-files.ts';
import { CONTACT_COLUMNS, contactCells } from '#domain/contacts/contact-csv.ts';
import { writeVcard, type CardContact } from '#domain/contacts/vcard.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { beginCsv, writeCsv } from '#server/platform/csv/write-csv.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ContactSource } from './contact-source.ts';
import { ofRow } from './contact-condition.ts';
import { filterConditions } from './filter-conditions.ts';
import { matchingContacts, type ContactFilter } from './matching-contacts.ts';
import type { ContactId, ContactRunId } from './tables.ts';

const BATCH = 500;
const MAX_FIELDS = 200;

/** How many an export of what matches holds. */
export async function countContacts(
  db: Db,
  sources: readonly ContactSource[],
  siteId: SiteId,
  filter: ContactFilter,
): Promise<number> {
  const conditions = await filterConditions(db, sources, siteId, filter);
  const { count } = await matchingContacts(db, siteId, conditions)
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
  const conditions = await filterConditions(db, sources, siteId, filter);
  for await (const { text } of written(db, siteId, conditions, format)) yield text;
}

/** The same of the people a run is about; with each piece how many more it has. */
export function exportOfRun(
  db: Db,
  siteId: SiteId,
  runId: ContactRunId,
  format: ContactFormat,
): AsyncGenerator<{ readonly text: string; readonly count: number }> {
  const ofRun = sql<SqlBool>`exists (select from contact_run_people as meant
    where meant.site_id = ${siteId} and meant.run_id = ${runId} and meant.contact_id = contact.id)`;
  return written(db, siteId, [ofRow(ofRun)], format);
}

async function* written(
  db: Db,
  siteId: SiteId,
  conditions: Conditions,
  format: ContactFormat,
): AsyncGenerator<{ readonly text: string; readonly count: number }> {
  const fieldNames = format === 'csv' ? await namesOfFields(db, siteId) : [];
  if (format === 'csv') yield { text: beginCsv([[...CONTACT_COLUMNS, ...fieldNames]]), count: 0 };
  if (format === 'json') yield { text: '[', count: 0 };
  let isFirst = true;
  const textOf = (batch: readonly Exported[]): string => {
    switch (format) {
      case 'csv':
        return writeCsv(batch.map((contact) => contactCells(contact, fieldNames)));
      case 'vcard':
        return batch.map(({ id, ...contact }) => writeVcard(contact, id)).join('');
      case 'json':
        return batch.map((contact) => `\n${JSON.stringify(contact)}`).join(',');
    }
  };
  for await (const batch of batchesOf(db, siteId, conditions)) {
    const separator = format === 'json' && !isFirst ? ',' : '';
    isFirst = false;
    yield { text: separator + textOf(batch), count: batch.length };
  }
  if (format === 'json') yield { text: '\n]\n', count: 0 };
}

type Conditions = Awaited<ReturnType<typeof filterConditions>>;

type Exported = CardContact & { readonly id: ContactId };

async function* batchesOf(
  db: Db,
  siteId: SiteId,
  conditions: Conditions,
): AsyncGenerator<readonly Exported[]> {
  for (let after = ''; ;) {
    // All that match are gone through once, in the order of their ids.
    const rows = await matchingContacts(db, siteId, conditions, 'walk')
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
