import type { Transaction } from 'kysely';
import type { Thread } from '#contract/threads.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { SignedIn } from '#server/platform/http/caller.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { ThreadView } from './queries.ts';
import type { ThreadCommentId, ThreadId } from './tables.ts';
import { tellMentioned } from './tell-mentioned.ts';
import { lockThread, tellThreadsChanged } from './thread-documents.ts';
import { threadAfter, type WrittenComment } from './write-comment.ts';

interface OwnComment {
  readonly threadId: ThreadId;
  readonly commentId: ThreadCommentId;
}

/** Changes a comment of the caller’s. Throws `not-found` for one that is not there, or of somebody else. */
export async function editComment(
  services: Services,
  view: ThreadView,
  account: SignedIn,
  comment: WrittenComment & OwnComment,
): Promise<Thread> {
  return services.db.transaction().execute(async (trx) => {
    await lockOwn(trx, view, comment);
    await trx
      .updateTable('thread_comments')
      .set({ body: comment.text, edited_at: new Date(services.now()) })
      .where('site_id', '=', view.siteId)
      .where('id', '=', comment.commentId)
      .execute();
    await tellMentioned(services, trx, view, account, comment);
    await tellThreadsChanged(trx, view);
    return threadAfter(trx, view, comment.threadId);
  });
}

/**
 * Deletes a comment of the caller’s, and with the last one the thread. Throws `not-found`.
 * @returns what is left; null where the thread is gone
 */
export async function deleteComment(
  services: Services,
  view: ThreadView,
  { threadId, commentId }: OwnComment,
): Promise<Thread | null> {
  return services.db.transaction().execute(async (trx) => {
    await lockOwn(trx, view, { threadId, commentId });
    await trx
      .deleteFrom('thread_comments')
      .where('site_id', '=', view.siteId)
      .where('id', '=', commentId)
      .execute();
    const isLeft = await countAnew(trx, view, threadId);
    await tellThreadsChanged(trx, view);
    return isLeft ? threadAfter(trx, view, threadId) : null;
  });
}

/** Locks the thread of a comment. Throws `not-found` where the comment is not there, or somebody else’s. */
async function lockOwn(
  trx: Transaction<Database>,
  view: ThreadView,
  { threadId, commentId }: OwnComment,
): Promise<void> {
  await lockThread(trx, view, threadId);
  const row = await trx
    .selectFrom('thread_comments')
    .select(['thread_id as threadId', 'author_id as authorId'])
    .where('site_id', '=', view.siteId)
    .where('id', '=', commentId)
    .executeTakeFirst();
  if (row?.threadId !== threadId || row.authorId !== view.accountId) throw new CallError('not-found');
}

/** Whether there is a comment left; without one the thread is deleted. */
async function countAnew(
  trx: Transaction<Database>,
  { siteId }: ThreadView,
  threadId: ThreadId,
): Promise<boolean> {
  const { count, last } = await trx
    .selectFrom('thread_comments')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('created_at').as('last')])
    .where('site_id', '=', siteId)
    .where('thread_id', '=', threadId)
    .executeTakeFirstOrThrow();
  if (last === null) {
    await trx
      .deleteFrom('document_threads')
      .where('site_id', '=', siteId)
      .where('id', '=', threadId)
      .execute();
    return false;
  }
  await trx
    .updateTable('document_threads')
    .set({ comment_count: count, last_at: last })
    .where('site_id', '=', siteId)
    .where('id', '=', threadId)
    .execute();
  return true;
}
