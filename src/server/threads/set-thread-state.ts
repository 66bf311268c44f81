import { sql } from 'kysely';
import type { Thread, ThreadState } from '#contract/threads.ts';
import type { Services } from '#server/platform/services.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { ThreadView } from './queries.ts';
import type { ThreadCommentId, ThreadId } from './tables.ts';
import { lockThread, tellThreadsChanged } from './thread-documents.ts';
import { threadAfter } from './write-comment.ts';

/** Resolves a thread or opens it again; one that is so already stays as it is. Throws `not-found`. */
export async function setThreadState(
  services: Services,
  view: ThreadView,
  threadId: ThreadId,
  state: ThreadState,
): Promise<Thread> {
  return services.db.transaction().execute(async (trx) => {
    await lockThread(trx, view, threadId);
    const isResolved = state === 'resolved';
    const { numUpdatedRows } = await trx
      .updateTable('document_threads')
      .set({
        state,
        resolved_by: isResolved ? view.accountId : null,
        resolved_at: isResolved ? new Date(services.now()) : null,
      })
      .where('site_id', '=', view.siteId)
      .where('id', '=', threadId)
      .where('state', '!=', state)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await tellThreadsChanged(trx, view);
    return threadAfter(trx, view, threadId);
  });
}

/** Keeps that the caller has read a thread up to a comment; what was read once stays read. Throws `not-found`. */
export async function markThreadRead(
  services: Services,
  { siteId, documentId, accountId }: ThreadView,
  { threadId, commentId }: { readonly threadId: ThreadId; readonly commentId: ThreadCommentId },
): Promise<void> {
  const comment = await services.db
    .selectFrom('thread_comments as comment')
    .innerJoin('document_threads as thread', (join) =>
      join.onRef('thread.site_id', '=', 'comment.site_id').onRef('thread.id', '=', 'comment.thread_id'),
    )
    .select('comment.created_at as readAt')
    .where('comment.site_id', '=', siteId)
    .where('comment.id', '=', commentId)
    .where('comment.thread_id', '=', threadId)
    .where('thread.document_id', '=', documentId)
    .executeTakeFirst();
  if (comment === undefined) throw new CallError('not-found');
  await services.db
    .insertInto('thread_reads')
    .values({ site_id: siteId, thread_id: threadId, account_id: accountId, read_at: comment.readAt })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'thread_id', 'account_id'])
        .doUpdateSet({ read_at: sql<Date>`greatest(thread_reads.read_at, excluded.read_at)` }),
    )
    .execute();
}
