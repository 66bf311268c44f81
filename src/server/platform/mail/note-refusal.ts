import { recordEvents } from '#server/platform/events/record-events.ts';
import type { Services } from '#server/platform/services.ts';
import { mailRefused } from './mail-refused.ts';
import { giveMailUp, markMailFailed, type QueuedMail } from './queries.ts';

/** So long a mail is tried, counted from when it was written. */
const TRIED_MS = 24 * 60 * 60 * 1000;

/**
 * Keeps why a mail was not sent. After a day it is given up, and whoever keeps what it told of hears of it once; what it
 * told of stays as it is (ORD-142).
 */
export async function noteRefusal(
  { db, now }: Pick<Services, 'db' | 'now'>,
  mail: QueuedMail,
  error: string,
): Promise<void> {
  const at = new Date(now());
  await db.transaction().execute(async (trx) => {
    await markMailFailed(trx, mail.id, error);
    if (at.getTime() - mail.created_at.getTime() < TRIED_MS) return;
    const isGivenUp = await giveMailUp(trx, mail.id, at);
    if (!isGivenUp || mail.about_id === null) return;
    const params = { kind: mail.about_kind ?? '' };
    await recordEvents(trx, mailRefused, [{ siteId: mail.site_id, subject: mail.about_id, params, at }]);
  });
}
