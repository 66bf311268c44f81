import * as contract from '#contract/comments.ts';
import { itemSettingsSchema } from '#domain/collections/item-settings.ts';
import { findEntryOfDocument } from '#server/content-entries/queries.ts';
import { loadDocument } from '#server/documents/queries.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { loadCommentSettings, saveCommentSettings } from './comment-settings.ts';
import { decideComments } from './decide-comments.ts';
import { loadThread } from './load-thread.ts';
import { countByState, listForModeration } from './moderation-queries.ts';
import { loadNotice, saveNotice } from './notices.ts';
import { replyToComment } from './reply-to-comment.ts';

/** What the canvas shows of comments, their moderation and their settings. */
export const commentRoutes: readonly Route[] = [
  implement(contract.listComments, async ({ services, site: { siteId }, params: { documentId } }) => {
    const { db } = services;
    const entry = await findEntryOfDocument(db, siteId, 'draft', documentId);
    if (entry === null || entry.collectionId === null) throw new CallError('not-found');
    const document = await loadDocument(db, siteId, documentId);
    const settings = itemSettingsSchema.safeParse(document?.records['settings']);
    if (!settings.success) throw new CallError('not-found');
    const wanted = { documentId, settings: settings.data, pageNumber: 1, now: services.now() };
    const thread = await loadThread(db, siteId, wanted);
    return { ...thread, comments: [...thread.comments] };
  }),

  implement(contract.listCommentsToModerate, async ({ services: { db }, site: { siteId }, query }) => {
    const [{ rows, total }, counts] = await Promise.all([
      listForModeration(db, siteId, query),
      countByState(db, siteId),
    ]);
    const comments = rows.map(({ createdAt, itemTitle, itemPath, accountName, ...row }) => ({
      ...row,
      authorName: accountName ?? row.authorName,
      writtenAt: createdAt?.toISOString() ?? null,
      item: itemPath === null ? null : { title: itemTitle ?? '', path: itemPath },
    }));
    return { comments, total, counts };
  }),

  implement(contract.decideComments, async ({ services, site, caller, body }) => {
    const decision = { ...body, by: caller.account.accountId };
    return { before: [...(await decideComments(services, site.siteId, decision))] };
  }),

  implement(contract.replyToComment, async ({ services, site, caller, params, body }) => ({
    id: await replyToComment(services, site.siteId, {
      to: params.commentId,
      text: body.text,
      account: caller.account,
    }),
  })),

  implement(contract.readCommentNotice, async ({ services, site, caller }) => ({
    choice: await loadNotice(services.db, site.siteId, caller.account.accountId),
  })),

  implement(contract.writeCommentNotice, async ({ services, site, caller, body: { choice } }) => {
    await saveNotice(services.db, site.siteId, caller.account.accountId, choice);
    return { choice };
  }),

  implement(contract.readCommentSettings, async ({ services, site }) => ({
    settings: await loadCommentSettings(services.db, site.siteId),
  })),

  implement(contract.writeCommentSettings, async ({ services, site, body: { settings } }) => {
    await services.db
      .transaction()
      .execute((trx) => saveCommentSettings(trx, site.siteId, settings, services.now()));
    return { settings };
  }),
];
