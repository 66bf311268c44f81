import { sql, type Transaction } from 'kysely';
import type { AccountId } from '#domain/documents/record.ts';
import { THREAD_PARAMETER } from '#domain/threads/thread-address.ts';
import { FRAME_URL_PARAMETER } from '#domain/navigation/frame-url.ts';
import { findEntryOfDocument } from '#server/content-entries/queries.ts';
import { loadRecords } from '#server/documents/queries.ts';
import { siteTitle } from '#server/people/site-title.ts';
import { appUrl } from '#server/platform/config/addresses.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { SignedIn } from '#server/platform/http/caller.ts';
import type { Services } from '#server/platform/services.ts';
import { documentTitle } from '#server/publishing/publish-documents.ts';
import { findSite } from '#server/sites/queries.ts';
import { threadMentionMail } from './mails/thread-mention-mail.tsx';
import { findMentioned, type ThreadView } from './queries.ts';
import type { ThreadCommentId, ThreadId } from './tables.ts';

interface Mentioning {
  readonly threadId: ThreadId;
  readonly commentId: ThreadCommentId;
  readonly text: string;
  readonly mentions: readonly AccountId[];
}

/**
 * Keeps who a comment mentions, and mails those who were never mentioned in it before, be it that the mention was taken
 * back meanwhile. Who may not see the document is left out, and so is whoever writes.
 */
export async function tellMentioned(
  services: Services,
  trx: Transaction<Database>,
  { siteId, documentId }: ThreadView,
  account: SignedIn,
  { threadId, commentId, text, mentions }: Mentioning,
): Promise<void> {
  const others = mentions.filter((each) => each !== account.accountId);
  const people = await findMentioned(trx, siteId, others);
  const known = await trx
    .selectFrom('thread_mentions')
    .select('account_id')
    .where('site_id', '=', siteId)
    .where('comment_id', '=', commentId)
    .execute();
  const told = new Set(known.map((row) => row.account_id));
  if (told.size > 0) {
    const ids = people.map(({ id }) => id);
    await trx
      .updateTable('thread_mentions')
      .set({ is_taken_back: sql<boolean>`account_id <> all (${ids}::char(24)[])` })
      .where('site_id', '=', siteId)
      .where('comment_id', '=', commentId)
      .execute();
  }
  const untold = people.filter(({ id }) => !told.has(id));
  if (untold.length === 0) return;
  await trx
    .insertInto('thread_mentions')
    .values(untold.map(({ id }) => ({ site_id: siteId, comment_id: commentId, account_id: id })))
    .execute();
  const entry = await findEntryOfDocument(trx, siteId, 'draft', documentId);
  const address = new URLSearchParams({
    ...(entry === null ? {} : { [FRAME_URL_PARAMETER]: entry.path }),
    [THREAD_PARAMETER]: threadId,
  });
  const params = {
    person: account.name,
    page: documentTitle(await loadRecords(trx, siteId, documentId, ['settings'])),
    site: await siteTitle(trx, siteId),
    said: text,
    link: appUrl(
      services.config,
      (await findSite(trx, siteId)).identifier,
      `/config/pages?${address.toString()}`,
    ),
  };
  for (const { email, language } of untold) {
    const delivery = { to: email, params, language: language ?? account.language ?? 'en', siteId };
    await services.mail.send(threadMentionMail, delivery, trx);
  }
}
