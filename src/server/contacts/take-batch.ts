import type { ContactDetails } from '#domain/contacts/contact-fields.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { createId, type Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { TableImportId } from '#server/table-imports/tables.ts';
import { readableAddress } from '#server/platform/mail/address-key.ts';
import { holdLabel } from './labels.ts';
import { giveLabels } from './merge-contacts.ts';
import { detailColumns } from './save-contact.ts';
import { holdSnapshot, holdSnapshots } from './contact-snapshot.ts';
import type { ContactSnapshot } from './stored-contact.ts';
import type { ContactId } from './tables.ts';

export interface ImportedContact {
  /** The primary one first; mail can reach each. */
  readonly emails: readonly string[];
  readonly keys: readonly string[];
  readonly details: ContactDetails;
  readonly labels: readonly string[];
}

export interface TakenBatch {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

interface Taking {
  readonly siteId: SiteId;
  readonly mode: 'fill' | 'replace';
  readonly isDryRun: boolean;
  readonly importId: TableImportId;
  readonly now: number;
}

/** Takes some people of an import in: new ones in a few statements, known ones where something about them changes. */
export async function takeBatch(
  trx: Db,
  taking: Taking,
  people: readonly ImportedContact[],
): Promise<TakenBatch> {
  if (people.length === 0) return { added: 0, changed: 0, unchanged: 0 };
  const known = await knownOf(trx, taking.siteId, people);
  const fresh = people.filter(({ keys }) => keys.every((key) => !known.has(key)));
  const there = await holdSnapshots(trx, taking.siteId, [...new Set(known.values())]);
  const labelKeys = await labelKeysOf(trx, taking.siteId);
  let changed = 0;
  let unchanged = 0;
  for (const person of people) {
    const id = person.keys.map((key) => known.get(key)).find((each) => each !== undefined);
    if (id === undefined) continue;
    // A row before may have changed the same contact by another address.
    const before = there.get(id) ?? (await holdSnapshot(trx, taking.siteId, id));
    if (before !== null && (await change(trx, taking, { before, labelKeys }, person))) {
      there.delete(id);
      changed += 1;
    } else unchanged += 1;
  }
  if (!taking.isDryRun && fresh.length > 0) await addAll(trx, taking, fresh);
  return { added: fresh.length, changed, unchanged };
}

async function knownOf(
  trx: Db,
  siteId: SiteId,
  people: readonly ImportedContact[],
): Promise<ReadonlyMap<string, ContactId>> {
  const rows = await trx
    .selectFrom('contact_emails')
    .select(['email_key as key', 'contact_id as id'])
    .where('site_id', '=', siteId)
    .where(
      'email_key',
      'in',
      people.flatMap(({ keys }) => keys),
    )
    .execute();
  return new Map(rows.map(({ key, id }) => [key, id]));
}

async function addAll(trx: Db, taking: Taking, people: readonly ImportedContact[]): Promise<void> {
  const { siteId, importId, now } = taking;
  const at = new Date(now);
  const made = people.map((person) => ({ person, id: createId<'contact'>(now) }));
  await trx
    .insertInto('contacts')
    .values(
      made.map(({ person, id }) => ({
        site_id: siteId,
        id,
        ...detailColumns({ ...person.details, emails: person.emails }),
        first_source: 'import' as const,
        created_at: at,
        last_active_at: at,
        is_confirmed: false,
      })),
    )
    .execute();
  await trx
    .insertInto('contact_emails')
    .values(
      made.flatMap(({ person, id }) =>
        [...new Map(person.keys.map((key, place) => [key, place]))].map(([key, place]) => ({
          site_id: siteId,
          email_key: key,
          contact_id: id,
          email: readableAddress((person.emails[place] ?? '').trim()),
          place,
        })),
      ),
    )
    .execute();
  await labelAll(trx, taking, made);
  await trx
    .insertInto('imported_contacts')
    .values(made.map(({ id }) => ({ site_id: siteId, import_id: importId, contact_id: id, before: null })))
    .execute();
}

/** Whether anything about a known contact changes: what is empty is filled, or all that the file has is taken (CRM-20). */
async function change(
  trx: Db,
  taking: Taking,
  { before, labelKeys }: { readonly before: ContactSnapshot; readonly labelKeys: LabelKeys },
  person: ImportedContact,
): Promise<boolean> {
  const { siteId, mode, isDryRun, importId } = taking;
  const { id } = before;
  const details = joined(before.details, person.details, mode);
  const keys = new Set(before.emails.map(({ key }) => key));
  const further = person.keys
    .map((key, place) => ({ key, email: readableAddress((person.emails[place] ?? '').trim()) }))
    .filter(({ key }) => !keys.has(key));
  const labels = lackedLabels(labelKeys, before.labels, person.labels);
  const isSame = JSON.stringify(details) === JSON.stringify(before.details);
  if (isSame && further.length === 0 && labels.length === 0) return false;
  if (isDryRun) return true;
  const emails = [...before.emails, ...further];
  for (const [place, { key, email }] of emails.entries()) {
    await trx
      .insertInto('contact_emails')
      .values({ site_id: siteId, email_key: key, contact_id: id, email, place })
      .onConflict((conflict) => conflict.columns(['site_id', 'email_key']).doNothing())
      .execute();
  }
  await trx
    .updateTable('contacts')
    .set(detailColumns({ ...details, emails: emails.map(({ email }) => email) }))
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
  await label(trx, taking, id, person.labels);
  await trx
    .insertInto('imported_contacts')
    .values({ site_id: siteId, import_id: importId, contact_id: id, before: JSON.stringify(before) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

function joined(before: ContactDetails, given: ContactDetails, mode: 'fill' | 'replace'): ContactDetails {
  const take = <Value extends string | readonly unknown[]>(own: Value, other: Value): Value =>
    other.length === 0 || (mode === 'fill' && own.length > 0) ? own : other;
  const named = new Map(before.fields.map((field) => [field.name, field]));
  for (const field of given.fields) {
    const own = named.get(field.name);
    if (mode === 'replace' || own === undefined || own.value === '') named.set(field.name, field);
  }
  return {
    firstName: take(before.firstName, given.firstName),
    lastName: take(before.lastName, given.lastName),
    company: take(before.company, given.company),
    phones: take(before.phones, given.phones),
    addresses: take(before.addresses, given.addresses),
    language: take(before.language, given.language),
    timeZone: take(before.timeZone, given.timeZone),
    fields: [...named.values()],
  };
}

type LabelKeys = readonly { readonly id: Id<'contact-label'>; readonly key: string }[];

function labelKeysOf(trx: Db, siteId: SiteId): Promise<LabelKeys> {
  return trx
    .selectFrom('contact_labels')
    .select(['id', 'name_key as key'])
    .where('site_id', '=', siteId)
    .execute();
}

/** The labels of a row that a contact has not. */
function lackedLabels(
  labelKeys: LabelKeys,
  owned: readonly Id<'contact-label'>[],
  names: readonly string[],
): readonly string[] {
  if (names.length === 0) return [];
  const has = new Set(labelKeys.filter(({ id }) => owned.includes(id)).map(({ key }) => key));
  return names.filter((name) => !has.has(name.normalize('NFC').toLowerCase()));
}

/** Labels of new contacts: each is looked up once, and all are given in one statement. */
async function labelAll(
  trx: Db,
  { siteId, now }: Taking,
  made: readonly { readonly person: ImportedContact; readonly id: ContactId }[],
): Promise<void> {
  const names = new Set(made.flatMap(({ person }) => person.labels));
  const ids = new Map<string, Id<'contact-label'>>();
  for (const name of names) ids.set(name, (await holdLabel(trx, siteId, name, now)).id);
  const given = made.flatMap(({ person, id }) =>
    person.labels.flatMap((name) => {
      const labelId = ids.get(name);
      return labelId === undefined ? [] : [{ site_id: siteId, label_id: labelId, contact_id: id }];
    }),
  );
  if (given.length === 0) return;
  await trx
    .insertInto('labelled_contacts')
    .values(given)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function label(
  trx: Db,
  { siteId, now }: Taking,
  id: ContactId,
  names: readonly string[],
): Promise<void> {
  const labels: Id<'contact-label'>[] = [];
  for (const name of names) labels.push((await holdLabel(trx, siteId, name, now)).id);
  await giveLabels(trx, siteId, id, labels);
}
