import type { SiteId } from '#domain/documents/record.ts';
import { CONTACT_LIMITS, type ContactDetails } from '#domain/contacts/contact-fields.ts';
import { createId, type Id } from '#lib/id.ts';
import type { JsonValue } from '#lib/json.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { ContactSource, MergeTransaction, Merging } from './contact-source.ts';
import { holdPeople } from './hold-people.ts';
import { knownPerson } from './known-person.ts';
import { detailColumns } from './save-contact.ts';
import { holdSnapshot } from './contact-snapshot.ts';
import type { ContactSnapshot, MergeUndo } from './stored-contact.ts';
import type { ContactId } from './tables.ts';

export interface Merge {
  readonly keptId: ContactId;
  readonly otherId: ContactId;
  /** What the owner chose of each field that differed (CRM-15). */
  readonly details: ContactDetails;
}

/**
 * Joins two contacts: addresses, notes and labels of both go to the one kept, and sources follow the addresses (CRM-15).
 * What it was before is kept for 30 days. Null where the site lacks one of them.
 */
export async function mergeContacts(
  trx: MergeTransaction,
  sources: readonly ContactSource[],
  siteId: SiteId,
  { keptId, otherId, details }: Merge,
  merging: Merging,
): Promise<Id<'contact-merge'> | null> {
  const { accountId, now } = merging;
  if (keptId === otherId) throw new CallError('contact-merge-refused');
  await holdPeople(trx, siteId, [keptId, otherId]);
  // Always in the same order: two merges at once wait for each other.
  const held = new Map<ContactId, ContactSnapshot | null>();
  for (const id of [keptId, otherId].toSorted()) held.set(id, await holdSnapshot(trx, siteId, id));
  const kept = held.get(keptId) ?? null;
  const other = held.get(otherId) ?? null;
  if (kept === null || other === null) return null;
  if (kept.emails.length + other.emails.length > 1 + CONTACT_LIMITS.furtherEmails)
    throw new CallError('contact-merge-too-many', { max: 1 + CONTACT_LIMITS.furtherEmails });
  const [keptPerson, otherPerson] = [
    await knownPerson(trx, siteId, keptId),
    await knownPerson(trx, siteId, otherId),
  ];
  const ofSources: Record<string, JsonValue> = {};
  for (const source of sources) {
    const undo = await source.merge?.(trx, keptPerson, otherPerson, merging);
    if (undo !== undefined) ofSources[source.kind] = undo;
  }
  for (const [place, { key }] of other.emails.entries()) {
    await trx
      .updateTable('contact_emails')
      .set({ contact_id: keptId, place: kept.emails.length + place })
      .where('site_id', '=', siteId)
      .where('email_key', '=', key)
      .execute();
  }
  await trx
    .updateTable('contact_notes')
    .set({ contact_id: keptId })
    .where('site_id', '=', siteId)
    .where('contact_id', '=', otherId)
    .execute();
  const labels = other.labels.filter((label) => !kept.labels.includes(label));
  await giveLabels(trx, siteId, keptId, labels);
  await trx.deleteFrom('contacts').where('site_id', '=', siteId).where('id', '=', otherId).execute();
  const emails = [...kept.emails, ...other.emails].map(({ email }) => email);
  await trx
    .updateTable('contacts')
    .set({
      ...detailColumns({ ...details, emails }),
      is_confirmed: kept.isConfirmed || other.isConfirmed,
      is_tax_exempt: kept.isTaxExempt === true || other.isTaxExempt === true,
      last_active_at: new Date(Math.max(Date.parse(kept.lastActiveAt), Date.parse(other.lastActiveAt))),
    })
    .where('site_id', '=', siteId)
    .where('id', '=', keptId)
    .execute();
  const id = createId<'contact-merge'>(now);
  await trx
    .insertInto('contact_merges')
    .values({
      site_id: siteId,
      id,
      kept_id: keptId,
      other_id: otherId,
      undo: JSON.stringify({ kept, other, ofSources } satisfies MergeUndo),
      account_id: accountId,
      merged_at: new Date(now),
    })
    .execute();
  return id;
}

export async function giveLabels(
  trx: Db,
  siteId: SiteId,
  contactId: ContactId,
  labels: readonly Id<'contact-label'>[],
): Promise<void> {
  if (labels.length === 0) return;
  await trx
    .insertInto('labelled_contacts')
    .values(labels.map((label) => ({ site_id: siteId, label_id: label, contact_id: contactId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
