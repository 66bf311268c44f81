import * as contract from '#contract/threads.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { AccountHolder } from '#server/platform/http/caller.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { deleteComment, editComment } from './change-comment.ts';
import { countThreads, findThread, listMentionable, listThreads, type ThreadView } from './queries.ts';
import { markThreadRead, setThreadState } from './set-thread-state.ts';
import { checkDocument } from './thread-documents.ts';
import { replyToThread, startThread } from './write-comment.ts';

/** What people who work on a site say to each other about its pages, on the canvas. */
export const threadRoutes: readonly Route[] = [
  implement(contract.listThreads, async (call) => {
    const view = viewOf(call);
    await checkDocument(call.services.db, view.siteId, view.documentId);
    return listThreads(call.services.db, view, call.query);
  }),

  implement(contract.countThreads, async (call) => {
    const view = viewOf(call);
    await checkDocument(call.services.db, view.siteId, view.documentId);
    return countThreads(call.services.db, view);
  }),

  implement(contract.findThread, async (call) => {
    const view = viewOf(call);
    await checkDocument(call.services.db, view.siteId, view.documentId);
    const thread = await findThread(call.services.db, view, call.params.threadId);
    if (thread === null) throw new CallError('not-found');
    return thread;
  }),

  implement(contract.startThread, async (call) =>
    startThread(call.services, viewOf(call), call.caller.account, call.body),
  ),

  implement(contract.replyToThread, async (call) =>
    replyToThread(call.services, viewOf(call), call.caller.account, {
      ...call.body,
      threadId: call.params.threadId,
    }),
  ),

  implement(contract.editThreadComment, async (call) =>
    editComment(call.services, viewOf(call), call.caller.account, {
      ...call.body,
      threadId: call.params.threadId,
      commentId: call.params.threadCommentId,
    }),
  ),

  implement(contract.deleteThreadComment, async (call) => {
    const { threadId, threadCommentId } = call.params;
    const thread = await deleteComment(call.services, viewOf(call), { threadId, commentId: threadCommentId });
    return { thread };
  }),

  implement(contract.setThreadState, async (call) =>
    setThreadState(call.services, viewOf(call), call.params.threadId, call.body.state),
  ),

  implement(contract.markThreadRead, async (call) => {
    await markThreadRead(call.services, viewOf(call), { threadId: call.params.threadId, ...call.body });
    return { status: 'done' as const };
  }),

  implement(contract.listMentionable, async (call) => {
    const { siteId, documentId } = viewOf(call);
    await checkDocument(call.services.db, siteId, documentId);
    return { people: await listMentionable(call.services.db, siteId, call.query.search) };
  }),
];

interface OfDocument {
  readonly site: { readonly siteId: SiteId };
  readonly params: { readonly documentId: DocumentId };
  readonly caller: AccountHolder;
}

function viewOf({ site, params, caller }: OfDocument): ThreadView {
  return { siteId: site.siteId, documentId: params.documentId, accountId: caller.account.accountId };
}
