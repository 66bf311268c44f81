import type { ContactNote } from '#contract/contacts.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { createId, type Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Reader } from './contact-reader.ts';
import type { ContactId } from './tables.ts';

interface Written {
  readonly text: string;
  readonly isPinned: boolean;
}

/** The notes about a contact, pinned ones first, then the newest (CRM-12). */
export async function notesOf(
  db: Db,
  siteId: SiteId,
  contactId: ContactId,
  reader: Reader,
): Promise<ContactNote[]> {
  const rows = await db
    .selectFrom('contact_notes as note')
    .leftJoin('accounts', 'accounts.id', 'note.account_id')
    .select([
      'note.id',
      'note.text',
      'note.is_pinned as isPinned',
      'note.account_id as accountId',
      'note.created_at as createdAt',
      'note.changed_at as changedAt',
      'accounts.name as author',
    ])
    .where('note.site_id', '=', siteId)
    .where('note.contact_id', '=', contactId)
    .orderBy('note.is_pinned', 'desc')
    .orderBy('note.created_at', 'desc')
    .orderBy('note.id', 'desc')
    .execute();
  return rows.map(({ accountId, createdAt, changedAt, ...note }) => ({
    ...note,
    isMine: mayChange(accountId, reader),
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  }));
}

export async function addNote(
  db: Db,
  siteId: SiteId,
  contactId: ContactId,
  { text, isPinned }: Written,
  by: { readonly accountId: AccountId; readonly now: number },
): Promise<Id<'contact-note'>> {
  const id = createId<'contact-note'>(by.now);
  const at = new Date(by.now);
  await db
    .insertInto('contact_notes')
    .values({
      site_id: siteId,
      id,
      contact_id: contactId,
      text,
      is_pinned: isPinned,
      account_id: by.accountId,
      created_at: at,
      changed_at: at,
    })
    .execute();
  return id;
}

/** Changes a note, or removes it where nothing is given; what became of it. */
export async function changeNote(
  trx: Db,
  siteId: SiteId,
  { contactId, noteId }: { readonly contactId: ContactId; readonly noteId: Id<'contact-note'> },
  written: (Written & { readonly now: number }) | null,
  reader: Reader,
): Promise<'done' | 'not-found' | 'not-permitted'> {
  const note = await trx
    .selectFrom('contact_notes')
    .select('account_id as accountId')
    .where('site_id', '=', siteId)
    .where('contact_id', '=', contactId)
    .where('id', '=', noteId)
    .forUpdate()
    .executeTakeFirst();
  if (note === undefined) return 'not-found';
  if (!mayChange(note.accountId, reader)) return 'not-permitted';
  if (written === null) {
    await trx.deleteFrom('contact_notes').where('site_id', '=', siteId).where('id', '=', noteId).execute();
  } else {
    await trx
      .updateTable('contact_notes')
      .set({ text: written.text, is_pinned: written.isPinned, changed_at: new Date(written.now) })
      .where('site_id', '=', siteId)
      .where('id', '=', noteId)
      .execute();
  }
  return 'done';
}

/** Its author or an admin (CRM-12): who decides about the people of a site is one. */
function mayChange(authorId: AccountId | null, { accountId, permissions }: Reader): boolean {
  return authorId === accountId || permissions.has('settings.people');
}
