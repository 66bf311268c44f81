import { sql, type Selectable } from 'kysely';
import type { OutboxMail } from '#contract/outbox.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { OutboxMailsTable } from './tables.ts';

/** A page of the outbox, newest first. */
export async function listMails(
  db: Db,
  options: { readonly page: number; readonly pageSize: number },
): Promise<{ readonly mails: readonly OutboxMail[]; readonly total: number }> {
  const rows = await db
    .selectFrom('outbox_mails')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(options.pageSize)
    .offset((options.page - 1) * options.pageSize)
    .execute();
  const { total } = await db
    .selectFrom('outbox_mails')
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  const mails = rows.map((row) => ({
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: row.text_body,
    html: row.html_body,
    status: row.status,
    error: row.error,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
  }));
  return { mails, total };
}

export type QueuedMail = Selectable<OutboxMailsTable>;

/** A mail that waits to be sent, or null where it was sent already. */
export async function findQueuedMail(db: Db, id: Id<'mail'>): Promise<QueuedMail | null> {
  const row = await db
    .selectFrom('outbox_mails')
    .selectAll()
    .where('id', '=', id)
    .where('status', '!=', 'sent')
    .executeTakeFirst();
  return row ?? null;
}

/** A sent mail is deleted from the outbox, except its metadata: its text may give access to an account. */
export async function markMailSent(db: Db, id: Id<'mail'>, now: number): Promise<void> {
  await db
    .updateTable('outbox_mails')
    .set({
      status: 'sent',
      error: null,
      sent_at: new Date(now),
      text_body: '',
      html_body: '',
      unsubscribe_url: null,
    })
    .where('id', '=', id)
    .execute();
}

/** The mail may be tried again; the owner sees why it was not sent yet. */
export async function markMailFailed(db: Db, id: Id<'mail'>, error: string): Promise<void> {
  await db.updateTable('outbox_mails').set({ status: 'failed', error }).where('id', '=', id).execute();
}

/** The mail is tried no more; false where that stood there already. */
export async function giveMailUp(db: Db, id: Id<'mail'>, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox_mails')
    .set({ given_up_at: at })
    .where('id', '=', id)
    .where('given_up_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
