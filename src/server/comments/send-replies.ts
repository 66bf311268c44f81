import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { cutText } from '#lib/cut-text.ts';
import type { Id } from '#lib/id.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';
import { publishedLanguage } from '#server/sites/site-language.ts';
import { findCommentedItem } from './commented-item.ts';
import { followPath } from './follow-links.ts';
import { replyMail } from './mails/reply-mail.tsx';

const MAX_TEXT = 500;
/** Replies told of in one run; the next one goes on. */
const MAX_AT_ONCE = 200;

/** Mails approved replies to those who are answered and wanted it, each once (COMT-28). */
export async function sendReplies(services: Services, signal?: AbortSignal): Promise<void> {
  for (let count = 0; count < MAX_AT_ONCE && signal?.aborted !== true; count += 1) {
    if (await services.db.transaction().execute((trx) => sendNext(services, trx))) return;
  }
}

/** True where nothing was due. */
async function sendNext(services: Services, trx: Transaction<Database>): Promise<boolean> {
  const due = await trx
    .selectFrom('comment_replies')
    .select(['site_id as siteId', 'comment_id as commentId'])
    .where('due_at', '<=', new Date(services.now()))
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (due === undefined) return true;
  const { siteId, commentId } = due;
  const isTold = await tell(services, trx, siteId, commentId);
  if (isTold) {
    await trx
      .updateTable('comment_replies')
      .set({ due_at: null })
      .where('site_id', '=', siteId)
      .where('comment_id', '=', commentId)
      .execute();
  } else {
    // The next approval asks again.
    await trx
      .deleteFrom('comment_replies')
      .where('site_id', '=', siteId)
      .where('comment_id', '=', commentId)
      .execute();
  }
  return false;
}

async function tell(
  services: Services,
  trx: Transaction<Database>,
  siteId: SiteId,
  commentId: Id<'comment'>,
): Promise<boolean> {
  const reply = await trx
    .selectFrom('item_comments as reply')
    .innerJoin('comment_followers as follower', (join) =>
      join
        .onRef('follower.site_id', '=', 'reply.site_id')
        .onRef('follower.comment_id', '=', 'reply.parent_id'),
    )
    .leftJoin('accounts', 'accounts.id', 'reply.account_id')
    .select([
      'reply.document_id as documentId',
      'reply.author_name as authorName',
      'accounts.name as accountName',
      'reply.body',
      'reply.email_key as replyKey',
      'follower.comment_id as answeredId',
      'follower.email',
      'follower.email_key as emailKey',
    ])
    .where('reply.site_id', '=', siteId)
    .where('follower.site_id', '=', siteId)
    .where('reply.id', '=', commentId)
    .where('reply.state', '=', 'approved')
    .where('reply.removed_at', 'is', null)
    .where('follower.confirmed_at', 'is not', null)
    .executeTakeFirst();
  // Nobody is told of what they wrote themselves.
  if (reply === undefined || reply.replyKey === reply.emailKey) return false;
  const item = await findCommentedItem(trx, siteId, reply.documentId, services.now());
  const site = await findSite(trx, siteId);
  if (item === null || site.removedAt !== null) return false;
  const urlOf = (path: string) => publicUrl(services.config, site.identifier, path);
  const leave = (kind: 'leave-thread' | 'leave-all') =>
    urlOf(followPath(services, siteId, kind, reply.answeredId));
  await services.mail.send(
    replyMail,
    {
      to: reply.email,
      siteId,
      language: await publishedLanguage(trx, siteId),
      unsubscribeUrl: leave('leave-thread'),
      params: {
        site: site.title,
        name: reply.accountName ?? reply.authorName,
        title: item.title,
        text: cutText(reply.body, MAX_TEXT),
        link: urlOf(`${item.path}#comment-${commentId}`),
        leaveThread: leave('leave-thread'),
        leaveAll: leave('leave-all'),
      },
    },
    trx,
  );
  return true;
}
