import { IMPORT_COLUMNS, MAX_CONTACTS_BYTES, type ImportColumn } from '#contract/contact-files.ts';
import { CONTACT_COLUMNS, columnsOf, contactCells, contactOfRow } from '#domain/contacts/contact-csv.ts';
import {
  contactDetailsSchema,
  CONTACT_LIMITS,
  type ContactDetails,
} from '#domain/contacts/contact-fields.ts';
import { readVcards, type CardContact } from '#domain/contacts/vcard.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import { readCsvRows } from '#lib/csv-reader.ts';
import { invariant } from '#lib/invariant.ts';
import { isStorableText } from '#lib/storable-text.ts';
import { importReasons } from '#messages/en/interface/import-reasons.ts';
import { fill, type Words } from '#messages/message.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';
import type { ImportedRow, ReadFile, TableImportPart } from '#server/table-imports/table-import-part.ts';
import { logContacts } from './contact-log.ts';
import { erasedAmong } from './erased-addresses.ts';
import { takeBackContacts } from './take-back-contacts.ts';
import { takeBatch, type ImportedContact } from './take-batch.ts';

interface ContactRow extends ImportedRow {
  readonly contact: CardContact;
}

/** People from tables and vCards become contacts; of those who are known, what is empty is filled (CRM-19, CRM-20). */
export const contactImport: TableImportPart<ContactRow> = {
  kind: 'contacts',
  permission: 'crm.write',
  maxBytes: MAX_CONTACTS_BYTES,
  cardHeader: CONTACT_COLUMNS,
  tables: ['contacts', 'contact_emails', 'labelled_contacts', 'imported_contacts'],
  read: readContacts,
  problemOf,
  keysOf: ({ contact }) => [...new Set(contact.emails.map(addressKey))],
  open: (services, task) =>
    Promise.resolve({
      async take(trx, rows) {
        const { siteId } = task;
        const emails = rows.flatMap(({ contact }) => contact.emails);
        const erased = await erasedAmong(trx, services, siteId, emails);
        const isErased = ({ contact }: ContactRow) => contact.emails.some((email) => erased.has(email));
        const taking = { ...task, mode: task.options.mode, now: services.now() };
        const people = rows.filter((row) => !isErased(row)).map(importedOf);
        const leftOut = rows.filter(isErased).map((row) => ({ row, why: importReasons.erased }));
        return { ...(await takeBatch(trx, taking, people)), leftOut };
      },
    }),
  async ended(trx, services, { siteId, added, changed, accountId }) {
    if (added + changed === 0) return;
    const entry = { action: 'import', count: added + changed, accountId, now: services.now() } as const;
    await logContacts(trx, siteId, entry);
  },
  downloaded: (services, { siteId, count, accountId }) =>
    logContacts(services.db, siteId, {
      action: 'export',
      count,
      details: { format: 'csv', isLeftOut: true },
      accountId,
      now: services.now(),
    }),
  takeBack: takeBackContacts,
};

/** The people of a file, with their line: of a table that of the row, of vCards their number. */
async function* readContacts(file: ReadFile): AsyncGenerator<ContactRow> {
  let isVcard: boolean | null = null;
  const pieces = file.text[Symbol.asyncIterator]();
  const first = await pieces.next();
  isVcard = first.done !== true && /^\uFEFF?\s*BEGIN:VCARD/i.test(first.value);
  const text = (async function* () {
    if (first.done !== true) yield first.value;
    yield* { [Symbol.asyncIterator]: () => pieces };
  })();
  for await (const row of isVcard ? numbered(readVcards(text)) : tableRows(text, file)) {
    yield { ...row, email: row.contact.emails[0] ?? '' };
  }
}

async function* numbered(contacts: AsyncIterable<CardContact>) {
  let line = 0;
  for await (const contact of contacts) {
    line += 1;
    yield { line, contact, cells: contactCells(contact, []) };
  }
}

async function* tableRows(text: AsyncIterable<string>, { options, tellColumns }: ReadFile) {
  let line = 0;
  let header: readonly string[] | null = null;
  let columns: readonly ImportColumn[] = [];
  for await (const row of readCsvRows(text)) {
    line += 1;
    if (header === null) {
      header = row;
      columns = options.columns?.map(chosenColumn) ?? columnsOf(row);
      tellColumns(row.map((name, place) => ({ header: name, is: columns[place] ?? 'none' })));
      if (!columns.some((column) => column !== 'field' && column !== 'none'))
        throw new CallError('import-no-contacts');
      continue;
    }
    const contact = contactOfRow(header, columns, row);
    if (contact !== null) yield { line, contact, cells: row };
  }
  if (header === null) throw new CallError('import-no-contacts');
}

function chosenColumn(name: string): ImportColumn {
  return IMPORT_COLUMNS.find((column) => column === name) ?? 'none';
}

function problemOf({ contact }: ContactRow): Words | null {
  if (contact.emails.length === 0) return importReasons.noEmail;
  if (!contact.emails.every(isMailAddress)) return importReasons.invalidEmail;
  const max = 1 + CONTACT_LIMITS.furtherEmails;
  if (contact.emails.length > max) return fill(importReasons.manyEmails, { max });
  const parsed = contactDetailsSchema.safeParse(contact);
  if (!parsed.success) return importReasons.tooMuch;
  if (!isStorable(parsed.data) || !contact.labels.every((label) => isStorableText(label)))
    return importReasons.unstorable;
  const { labelLength } = CONTACT_LIMITS;
  if (contact.labels.some((label) => label.length > labelLength))
    return fill(importReasons.longLabel, { max: labelLength });
  return null;
}

function importedOf({ contact }: ContactRow): ImportedContact {
  const { emails, labels } = contact;
  const details = contactDetailsSchema.safeParse(contact);
  invariant(details.success, 'a row that was checked has details');
  return { emails, keys: [...new Set(emails.map(addressKey))], details: details.data, labels };
}

function isStorable(details: ContactDetails): boolean {
  return isStorableText(JSON.stringify(details).replaceAll('\\u0000', '\0'));
}
