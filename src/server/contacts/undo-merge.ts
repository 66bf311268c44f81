import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ContactSource, MergeTransaction, MergingPerson } from './contact-source.ts';
import { holdPeople } from './hold-people.ts';
import { giveLabels } from './merge-contacts.ts';
import { detailColumns } from './save-contact.ts';
import type { ContactSnapshot, MergeUndo } from './stored-contact.ts';
import type { ContactId } from './tables.ts';

/** For so long a merge can be undone (CRM-17). */
export const MERGE_UNDO_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Takes two contacts apart again: both are what they were, and what arrived meanwhile is with the one whose address it
 * was sent to (CRM-17). False where there is no such merge any more.
 */
export async function undoMerge(
  trx: MergeTransaction,
  sources: readonly ContactSource[],
  siteId: SiteId,
  mergeId: Id<'contact-merge'>,
  by: MergingPerson,
): Promise<boolean> {
  const merge = await trx
    .deleteFrom('contact_merges')
    .where('site_id', '=', siteId)
    .where('id', '=', mergeId)
    .where('merged_at', '>', new Date(by.now - MERGE_UNDO_MS))
    .returning(['kept_id as keptId', 'undo'])
    .executeTakeFirst();
  if (merge === undefined) return false;
  const { kept, other, ofSources } = merge.undo;
  await holdPeople(trx, siteId, [merge.keptId]);
  const isThere = await trx
    .selectFrom('contacts')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', merge.keptId)
    .forUpdate()
    .executeTakeFirst();
  if (isThere === undefined) return false;
  await trx
    .insertInto('contacts')
    .values({
      site_id: siteId,
      id: other.id,
      first_source: other.firstSource,
      created_at: new Date(other.createdAt),
      ...columnsOf(other),
    })
    .execute();
  await trx
    .updateTable('contacts')
    .set(columnsOf(kept))
    .where('site_id', '=', siteId)
    .where('id', '=', kept.id)
    .execute();
  await moveBack(trx, siteId, kept, other);
  for (const source of sources) {
    const undo = ofSources[source.kind];
    if (undo !== undefined) await source.undoMerge?.(trx, siteId, undo, by);
  }
  return true;
}

async function moveBack(
  trx: Db,
  siteId: SiteId,
  kept: ContactSnapshot,
  other: ContactSnapshot,
): Promise<void> {
  for (const [place, { key }] of other.emails.entries()) {
    await trx
      .updateTable('contact_emails')
      .set({ contact_id: other.id, place })
      .where('site_id', '=', siteId)
      .where('email_key', '=', key)
      .where('contact_id', '=', kept.id)
      .execute();
  }
  if (other.notes.length > 0) {
    await trx
      .updateTable('contact_notes')
      .set({ contact_id: other.id })
      .where('site_id', '=', siteId)
      .where('contact_id', '=', kept.id)
      .where('id', 'in', other.notes)
      .execute();
  }
  const gained = other.labels.filter((label) => !kept.labels.includes(label));
  if (gained.length > 0) {
    await trx
      .deleteFrom('labelled_contacts')
      .where('site_id', '=', siteId)
      .where('contact_id', '=', kept.id)
      .where('label_id', 'in', gained)
      .execute();
  }
  const labels = await trx.selectFrom('contact_labels').select('id').where('site_id', '=', siteId).execute();
  const stillThere = new Set(labels.map(({ id }) => id));
  await giveLabels(
    trx,
    siteId,
    other.id,
    other.labels.filter((label) => stillThere.has(label)),
  );
}

function columnsOf(snapshot: ContactSnapshot) {
  return {
    ...detailColumns({ ...snapshot.details, emails: snapshot.emails.map(({ email }) => email) }),
    is_confirmed: snapshot.isConfirmed,
    is_tax_exempt: snapshot.isTaxExempt ?? false,
    last_active_at: new Date(snapshot.lastActiveAt),
  };
}

/** The merges that led to a contact and can still be undone, the latest first. */
export async function mergesOf(db: Db, siteId: SiteId, contactId: ContactId, now: number) {
  const rows = await db
    .selectFrom('contact_merges')
    .select(['id', 'undo', 'merged_at as at'])
    .where('site_id', '=', siteId)
    .where('kept_id', '=', contactId)
    .where('merged_at', '>', new Date(now - MERGE_UNDO_MS))
    .orderBy('merged_at', 'desc')
    .execute();
  return rows.map(({ id, undo, at }) => ({ id, at: at.toISOString(), name: nameOf(undo.other) }));
}

function nameOf({ details, emails }: MergeUndo['other']): string {
  return `${details.firstName} ${details.lastName}`.trim() || details.company || (emails[0]?.email ?? '');
}
