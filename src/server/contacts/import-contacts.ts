import { sql, type Transaction } from 'kysely';
import type { ContactImport, ImportColumn } from '#contract/contact-files.ts';
import type { ImportProblem } from '#contract/import-problem.ts';
import {
  contactDetailsSchema,
  CONTACT_LIMITS,
  type ContactDetails,
} from '#domain/contacts/contact-fields.ts';
import { columnsOf, contactOfRow } from '#domain/contacts/contact-csv.ts';
import { readVcards, type CardContact } from '#domain/contacts/vcard.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { readCsvRows } from '#lib/csv-reader.ts';
import { createId } from '#lib/id.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { isStorableText } from '#lib/storable-text.ts';
import { importReasons } from '#messages/en/interface/import-reasons.ts';
import { fill, type Words } from '#messages/message.ts';
import { importProblem } from '#server/platform/csv/import-problem.ts';
import type { Database } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';
import type { Services } from '#server/platform/services.ts';
import { erasedAmong } from './erased-addresses.ts';
import { takeBatch, type ImportedContact, type TakenBatch } from './take-batch.ts';
import { logContacts } from './contact-log.ts';

const BATCH = 500;
const MAX_PROBLEMS = 100;

export interface ContactsFile {
  readonly siteId: SiteId;
  readonly text: AsyncIterable<string>;
  readonly isVcard: boolean;
  /** What each column of a table is; by its headers where nobody chose. */
  readonly columns: readonly ImportColumn[] | null;
  readonly mode: 'fill' | 'replace';
  readonly isDryRun: boolean;
  readonly accountId: AccountId;
}

interface FiledContact extends ImportedContact {
  readonly line: number;
}

interface Row {
  readonly line: number;
  readonly contact: CardContact;
}

/**
 * Takes people in from a table or vCards in one transaction: all or none (CRM-19, CRM-20). Only a batch of them is in
 * memory at a time, beside the addresses that the file had so far. A second run of the same file changes nothing.
 */
export async function importContacts(services: Services, file: ContactsFile): Promise<ContactImport> {
  const { siteId, isDryRun, accountId } = file;
  const now = services.now();
  const counts = { added: 0, changed: 0, unchanged: 0, skipped: 0 };
  const problems: ImportProblem[] = [];
  const table: { columns: { header: string; is: ImportColumn }[] } = { columns: [] };
  const seen = new Set<string>();
  const importId = isDryRun ? null : createId<'contact-import'>(now);
  await services.db.transaction().execute(async (trx) => {
    if (importId !== null) {
      await trx
        .insertInto('contact_imports')
        .values({
          site_id: siteId,
          id: importId,
          account_id: accountId,
          added: 0,
          changed: 0,
          imported_at: new Date(now),
        })
        .execute();
    }
    let batch: FiledContact[] = [];
    let batches = 0;
    const skip = (line: number, email: string, why: Words) => {
      counts.skipped += 1;
      if (problems.length < MAX_PROBLEMS) problems.push(importProblem(line, email, why));
    };
    const take = async () => {
      const emails = batch.flatMap((each) => each.emails);
      const erased = await erasedAmong(trx, services, siteId, emails);
      const isErased = (each: FiledContact) => each.emails.some((email) => erased.has(email));
      for (const each of batch.filter(isErased)) skip(each.line, each.emails[0] ?? '', importReasons.erased);
      const taken = await takeBatch(
        trx,
        { ...file, importId, now },
        batch.filter((each) => !isErased(each)),
      );
      batch = [];
      add(counts, taken);
      batches += 1;
      if (Number.isInteger(Math.log2(batches))) await planAnew(trx);
    };
    for await (const { line, contact } of rowsOf(file, table)) {
      const checked = check(contact, seen);
      if (!checked.ok) {
        skip(line, contact.emails[0] ?? '', checked.error);
        continue;
      }
      batch.push({ ...checked.value, line });
      if (batch.length === BATCH) await take();
    }
    if (batch.length > 0) await take();
    if (importId !== null) await finish(trx, file, importId, counts, now);
  });
  return { ...counts, problems, columns: table.columns, importId };
}

/**
 * Foreign keys are checked by plans that the connection keeps. One that was made while there were few contacts may walk
 * through all of the site for each row, so that the time of an import grows with the square of its rows.
 */
async function planAnew(trx: Transaction<Database>): Promise<void> {
  await sql`discard plans`.execute(trx);
}

async function finish(
  trx: Transaction<Database>,
  { siteId, accountId }: ContactsFile,
  importId: NonNullable<ContactImport['importId']>,
  { added, changed }: Pick<ContactImport, 'added' | 'changed'>,
  now: number,
): Promise<void> {
  await trx
    .updateTable('contact_imports')
    .set({ added, changed })
    .where('site_id', '=', siteId)
    .where('id', '=', importId)
    .execute();
  await logContacts(trx, siteId, { action: 'import', count: added + changed, accountId, now });
}

function add(counts: { added: number; changed: number; unchanged: number }, taken: TakenBatch): void {
  counts.added += taken.added;
  counts.changed += taken.changed;
  counts.unchanged += taken.unchanged;
}

/** The people of a file, with their line: of a table that of the row, of vCards their number. */
async function* rowsOf(
  { text, isVcard, columns: chosen }: ContactsFile,
  table: { columns: { header: string; is: ImportColumn }[] },
): AsyncGenerator<Row> {
  let line = 0;
  if (isVcard) {
    for await (const contact of readVcards(text)) {
      line += 1;
      yield { line, contact };
    }
    return;
  }
  let header: readonly string[] | null = null;
  let columns: readonly ImportColumn[] = [];
  for await (const row of readCsvRows(text)) {
    line += 1;
    if (header === null) {
      header = row;
      columns = chosen ?? columnsOf(row);
      table.columns = row.map((name, place) => ({ header: name, is: columns[place] ?? 'none' }));
      if (!columns.some((column) => column !== 'field' && column !== 'none'))
        throw new CallError('import-no-contacts');
      continue;
    }
    const contact = contactOfRow(header, columns, row);
    if (contact !== null) yield { line, contact };
  }
  if (header === null) throw new CallError('import-no-contacts');
}

/** The contact as it is taken, or why it is not. */
function check(contact: CardContact, seen: Set<string>): Result<ImportedContact, Words> {
  const [email] = contact.emails;
  if (email === undefined) return fail(importReasons.noEmail);
  if (!contact.emails.every(isMailAddress)) return fail(importReasons.invalidEmail);
  const max = 1 + CONTACT_LIMITS.furtherEmails;
  if (contact.emails.length > max) return fail(fill(importReasons.manyEmails, { max }));
  const keys = contact.emails.map(addressKey);
  if (keys.some((key) => seen.has(key))) return fail(importReasons.twice);
  const parsed = contactDetailsSchema.safeParse(contact);
  if (!parsed.success) return fail(importReasons.tooMuch);
  if (!isStorable(parsed.data) || !contact.labels.every((label) => isStorableText(label)))
    return fail(importReasons.unstorable);
  const { labelLength } = CONTACT_LIMITS;
  if (contact.labels.some((label) => label.length > labelLength))
    return fail(fill(importReasons.longLabel, { max: labelLength }));
  for (const key of keys) seen.add(key);
  const { emails, labels } = contact;
  return ok({ emails, keys: [...new Set(keys)], details: parsed.data, labels });
}

function isStorable(details: ContactDetails): boolean {
  return isStorableText(JSON.stringify(details).replaceAll('\\u0000', '\0'));
}
