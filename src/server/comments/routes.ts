import { Readable } from 'node:stream';
import * as contract from '#contract/comments.ts';
import { itemSettingsSchema } from '#domain/collections/item-settings.ts';
import type { CommentBarKind } from '#domain/comments/comment-bars.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { findEntryOfDocument, type ListedEntry } from '#server/content-entries/queries.ts';
import { loadDocument } from '#server/documents/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { choiceOf } from './choice-of.ts';
import { barWriter, listBars, removeBar } from './comment-bars.ts';
import { saveCommentChoice } from './comment-choices.ts';
import { loadCommentSettings, saveCommentSettings } from './comment-settings.ts';
import { decideComments } from './decide-comments.ts';
import { commentsCsv } from './comments-csv.ts';
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
    const { collectionId } = entry;
    const wanted = { documentId, collectionId, settings: settings.data, pageNumber: 1, now: services.now() };
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
      isKept: row.keptAt !== null,
      bars: barsOf(row),
      authorName: accountName ?? row.authorName,
      writtenAt: createdAt?.toISOString() ?? null,
      item: itemPath === null ? null : { title: itemTitle ?? '', path: itemPath },
    }));
    return { comments, total, counts };
  }),

  implement(contract.exportComments, async ({ services, site: { siteId, identifier }, reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="comments.csv"')
      .send(Readable.from(commentsCsv(services, { siteId, identifier }))),
  ),

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

  implement(contract.readCommentNotice, async ({ services, site, caller }) => {
    const { choice, scope } = await loadNotice(services.db, site.siteId, caller.account.accountId);
    return { choice: scope === 'all' ? choice : 'none' };
  }),

  implement(contract.writeCommentNotice, async ({ services, site, caller, body: { choice } }) => {
    await saveNotice(services.db, site.siteId, caller.account.accountId, { choice, scope: 'all' });
    return { choice };
  }),

  implement(contract.readOwnCommentNotice, async ({ services, site, caller }) => {
    const { choice, scope } = await loadNotice(services.db, site.siteId, caller.account.accountId);
    return { choice: scope === 'own' ? choice : 'none', hearsAll: scope === 'all' && choice !== 'none' };
  }),

  implement(contract.writeOwnCommentNotice, async ({ services, site, caller, body: { choice } }) => {
    const { accountId } = caller.account;
    const before = await loadNotice(services.db, site.siteId, accountId);
    // Who hears of all comments hears of these.
    if (before.scope === 'all' && before.choice !== 'none') return { choice: 'none' as const };
    await saveNotice(services.db, site.siteId, accountId, { choice, scope: 'own' });
    return { choice };
  }),

  implement(contract.readCommentChoice, async ({ services: { db }, site: { siteId }, params }) =>
    choiceOf(db, siteId, await entryOf(db, siteId, params.documentId)),
  ),

  implement(contract.writeCommentChoice, async ({ services, site, params, body: { choice } }) => {
    const { documentId } = await entryOf(services.db, site.siteId, params.documentId);
    await services.db
      .transaction()
      .execute((trx) => saveCommentChoice(trx, site.siteId, documentId, choice, services.now()));
    return { choice };
  }),

  implement(contract.barCommenter, async ({ services, site, params: { commentId }, body }) => {
    await barWriter(services, site.siteId, { commentId, ...body });
    return {};
  }),

  implement(contract.listCommentBars, async ({ services, site }) => ({
    bars: (await listBars(services.db, site.siteId, services.now())).map(({ endsAt, ...bar }) => ({
      ...bar,
      endsAt: endsAt.toISOString(),
    })),
  })),

  implement(contract.removeCommentBar, async ({ services, site, params: { barId } }) => {
    await removeBar(services.db, site.siteId, barId);
    return {};
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

function barsOf(comment: {
  readonly accountId: string | null;
  readonly memberId: string | null;
  readonly authorEmail: string | null;
  readonly hasAddress: boolean;
}): CommentBarKind[] {
  if (comment.accountId !== null) return [];
  return [
    ...(comment.memberId === null ? [] : (['member'] as const)),
    ...(comment.authorEmail === null ? [] : (['email'] as const)),
    ...(comment.hasAddress ? (['address'] as const) : []),
  ];
}

/** A collection or an item of one. */
async function entryOf(db: Db, siteId: SiteId, documentId: DocumentId): Promise<ListedEntry> {
  const entry = await findEntryOfDocument(db, siteId, 'draft', documentId);
  if (entry === null || entry.kind === 'page') throw new CallError('not-found');
  return entry;
}
