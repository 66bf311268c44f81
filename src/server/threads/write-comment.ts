import type { Transaction } from 'kysely';
import type { Thread } from '#contract/threads.ts';
import type { AccountId } from '#domain/documents/record.ts';
import { MAX_COMMENTS_PER_THREAD, MAX_THREADS_PER_DOCUMENT } from '#domain/threads/thread-limits.ts';
import { createId } from '#lib/id.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import type { SignedIn } from '#server/platform/http/caller.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { findThread, type ThreadView } from './queries.ts';
import type { ThreadCommentId, ThreadId } from './tables.ts';
import { tellMentioned } from './tell-mentioned.ts';
import { checkDocument, lockThread, lockThreads, tellThreadsChanged } from './thread-documents.ts';

export interface WrittenComment {
  readonly commentId: ThreadCommentId;
  readonly text: string;
  readonly mentions: readonly AccountId[];
}

/**
 * Begins a thread with its first comment. Sent again, it is the thread that is there. Throws `not-found` and
 * `too-many-threads`.
 */
export async function startThread(
  services: Services,
  view: ThreadView,
  account: SignedIn,
  comment: WrittenComment & { readonly recordId: string | null },
): Promise<Thread> {
  const { siteId, documentId } = view;
  return services.db.transaction().execute(async (trx) => {
    await checkDocument(trx, siteId, documentId);
    await lockThreads(trx, documentId);
    const sent = await findSent(trx, view, comment.commentId);
    if (sent !== null) return threadAfter(trx, view, sent);
    const { count } = await trx
      .selectFrom('document_threads')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('site_id', '=', siteId)
      .where('document_id', '=', documentId)
      .executeTakeFirstOrThrow();
    if (count >= MAX_THREADS_PER_DOCUMENT) {
      throw new CallError('too-many-threads', { max: MAX_THREADS_PER_DOCUMENT });
    }
    const at = new Date(services.now());
    const threadId = createId<'thread'>(at.getTime());
    await trx
      .insertInto('document_threads')
      .values({
        site_id: siteId,
        id: threadId,
        document_id: documentId,
        record_id: comment.recordId,
        state: 'open',
        resolved_by: null,
        resolved_at: null,
        comment_count: 0,
        last_at: at,
      })
      .execute();
    return addComment(services, trx, view, account, { ...comment, threadId, at });
  });
}

/**
 * Answers in a thread, which is open then. Sent again, it changes nothing. Throws `not-found` and `too-many-replies`.
 */
export async function replyToThread(
  services: Services,
  view: ThreadView,
  account: SignedIn,
  comment: WrittenComment & { readonly threadId: ThreadId },
): Promise<Thread> {
  return services.db.transaction().execute(async (trx) => {
    const { commentCount } = await lockThread(trx, view, comment.threadId);
    const sent = await findSent(trx, view, comment.commentId);
    if (sent !== null) return threadAfter(trx, view, sent);
    if (commentCount >= MAX_COMMENTS_PER_THREAD) {
      throw new CallError('too-many-replies', { max: MAX_COMMENTS_PER_THREAD });
    }
    return addComment(services, trx, view, account, { ...comment, at: new Date(services.now()) });
  });
}

/** The thread of a comment that was sent before; null where it was not. Throws `not-found` where it is somebody else’s. */
async function findSent(trx: Db, view: ThreadView, commentId: ThreadCommentId): Promise<ThreadId | null> {
  const row = await trx
    .selectFrom('thread_comments')
    .select(['thread_id as threadId', 'author_id as authorId'])
    .where('site_id', '=', view.siteId)
    .where('id', '=', commentId)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.authorId !== view.accountId) throw new CallError('not-found');
  return row.threadId;
}

async function addComment(
  services: Services,
  trx: Transaction<Database>,
  view: ThreadView,
  account: SignedIn,
  comment: WrittenComment & { readonly threadId: ThreadId; readonly at: Date },
): Promise<Thread> {
  const { siteId, accountId } = view;
  const { threadId, at } = comment;
  await trx
    .insertInto('thread_comments')
    .values({
      site_id: siteId,
      id: comment.commentId,
      thread_id: threadId,
      author_id: accountId,
      body: comment.text,
      created_at: at,
      edited_at: null,
    })
    .execute();
  await trx
    .updateTable('document_threads')
    .set(({ eb }) => ({
      comment_count: eb('comment_count', '+', 1),
      last_at: at,
      state: 'open',
      resolved_by: null,
      resolved_at: null,
    }))
    .where('site_id', '=', siteId)
    .where('id', '=', threadId)
    .execute();
  await tellMentioned(services, trx, view, account, comment);
  await tellThreadsChanged(trx, view);
  return threadAfter(trx, view, threadId);
}

/** A thread that the call has just written. */
export async function threadAfter(trx: Db, view: ThreadView, threadId: ThreadId): Promise<Thread> {
  const thread = await findThread(trx, view, threadId);
  if (thread === null) throw new CallError('not-found');
  return thread;
}
