import type { Services } from '#server/platform/services.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes mails that were written 30 days ago, whatever became of them. Gives their number. */
export async function removeOldMails({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const removed = await db
    .deleteFrom('outbox_mails')
    .where('created_at', '<=', new Date(now() - KEPT_MS))
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}
