import { sql } from 'kysely';
import type { ContactLabel } from '#contract/contacts.ts';
import { CONTACT_LIMITS } from '#domain/contacts/contact-fields.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { createId, type Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { ContactId } from './tables.ts';

type LabelId = Id<'contact-label'>;

/** Names that differ in case only are the same. */
export function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

export function listLabels(db: Db, siteId: SiteId): Promise<ContactLabel[]> {
  return db
    .selectFrom('contact_labels')
    .select(['id', 'name'])
    .where('site_id', '=', siteId)
    .orderBy('name_key')
    .execute();
}

export async function findLabel(db: Db, siteId: SiteId, labelId: LabelId): Promise<ContactLabel | null> {
  const label = await db
    .selectFrom('contact_labels')
    .select(['id', 'name'])
    .where('site_id', '=', siteId)
    .where('id', '=', labelId)
    .executeTakeFirst();
  return label ?? null;
}

export function labelsOf(db: Db, siteId: SiteId, contactId: ContactId): Promise<ContactLabel[]> {
  return db
    .selectFrom('labelled_contacts as given')
    .innerJoin('contact_labels as label', (join) =>
      join.onRef('label.site_id', '=', 'given.site_id').onRef('label.id', '=', 'given.label_id'),
    )
    .select(['label.id', 'label.name'])
    .where('given.site_id', '=', siteId)
    .where('label.site_id', '=', siteId)
    .where('given.contact_id', '=', contactId)
    .orderBy('label.name_key')
    .execute();
}

/** The label of a name, found or made; `too-many-labels` beyond 500 of a site (CRM-11). */
export async function holdLabel(trx: Db, siteId: SiteId, name: string, now: number): Promise<ContactLabel> {
  const known = await labelNamed(trx, siteId, name);
  if (known !== undefined) return known;
  const { count } = await trx
    .selectFrom('contact_labels')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= CONTACT_LIMITS.labels)
    throw new CallError('too-many-labels', { max: CONTACT_LIMITS.labels });
  const made = { id: createId<'contact-label'>(now), name };
  await trx
    .insertInto('contact_labels')
    .values({ site_id: siteId, name_key: nameKey(name), ...made })
    .onConflict((conflict) => conflict.columns(['site_id', 'name_key']).doNothing())
    .execute();
  return (await labelNamed(trx, siteId, name)) ?? made;
}

function labelNamed(db: Db, siteId: SiteId, name: string): Promise<ContactLabel | undefined> {
  return db
    .selectFrom('contact_labels')
    .select(['id', 'name'])
    .where('site_id', '=', siteId)
    .where('name_key', '=', nameKey(name))
    .executeTakeFirst();
}

/** Renames a label; where another has the name, all get that one and this is gone (CRM-11). Null where there is none. */
export async function renameLabel(
  trx: Db,
  siteId: SiteId,
  labelId: LabelId,
  name: string,
): Promise<ContactLabel | null> {
  const other = await labelNamed(trx, siteId, name);
  if (other === undefined || other.id === labelId) {
    const { numUpdatedRows } = await trx
      .updateTable('contact_labels')
      .set({ name, name_key: nameKey(name) })
      .where('site_id', '=', siteId)
      .where('id', '=', labelId)
      .executeTakeFirst();
    return numUpdatedRows === 0n ? null : { id: labelId, name };
  }
  await sql`insert into labelled_contacts (site_id, label_id, contact_id)
    select site_id, ${other.id}, contact_id from labelled_contacts
    where site_id = ${siteId} and label_id = ${labelId} on conflict do nothing`.execute(trx);
  return (await deleteLabel(trx, siteId, labelId)) ? other : null;
}

export async function deleteLabel(db: Db, siteId: SiteId, labelId: LabelId): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('contact_labels')
    .where('site_id', '=', siteId)
    .where('id', '=', labelId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Gives contacts a label or takes it away; those of whom it was otherwise before. Null where there is no such label. */
export async function setLabel(
  trx: Db,
  siteId: SiteId,
  labelId: LabelId,
  ids: readonly ContactId[],
  isGiven: boolean,
): Promise<ContactId[] | null> {
  if ((await findLabel(trx, siteId, labelId)) === null) return null;
  if (!isGiven) {
    const taken = await trx
      .deleteFrom('labelled_contacts')
      .where('site_id', '=', siteId)
      .where('label_id', '=', labelId)
      .where('contact_id', 'in', ids)
      .returning('contact_id')
      .execute();
    return taken.map((row) => row.contact_id);
  }
  const { rows } = await sql<{ id: ContactId }>`
    insert into labelled_contacts (site_id, label_id, contact_id)
    select site_id, ${labelId}, id from contacts
    where site_id = ${siteId} and id = any(${[...ids]}::bpchar[])
    on conflict do nothing returning contact_id as id`.execute(trx);
  return rows.map(({ id }) => id);
}
