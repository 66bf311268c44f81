import type { Transaction } from 'kysely';
import {
  changeUrl as changeUrlEndpoint,
  createItem as createItemEndpoint,
  createPage as createPageEndpoint,
  createPreviewLink as createPreviewLinkEndpoint,
  duplicateContent as duplicateContentEndpoint,
  listContent,
  listPreviewLinks as listPreviewLinksEndpoint,
  listRedirects as listRedirectsEndpoint,
  listTrash as listTrashEndpoint,
  recoverContent,
  removeContent,
  removePreviewLink as removePreviewLinkEndpoint,
  type ContentListEntry,
} from '#contract/pages.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { callerOf } from '#server/documents/caller.ts';
import { purgeLimit } from '#server/documents/purge-trash.ts';
import { findDocumentHead } from '#server/documents/queries.ts';
import { recoverDocument } from '#server/documents/recover-document.ts';
import { removeDocument } from '#server/documents/remove-document.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import type { Services } from '#server/platform/services.ts';
import { changeUrl } from './change-url.ts';
import { createItem } from './create-item.ts';
import { createPage } from './create-page.ts';
import { duplicateContent } from './duplicate-content.ts';
import { findHomePageId } from './find-home-page-id.ts';
import { listRedirects } from './list-redirects.ts';
import { listTrash } from './list-trash.ts';
import { presentEntry } from './present-entry.ts';
import { createPreviewLink, listPreviewLinks, removePreviewLink } from './preview-links.ts';
import { findEntryOfDocument, listEntries } from './queries.ts';

/** Pages, collections and items as the editor lists, creates and removes them. */
export const pageRoutes: readonly Route[] = [
  implement(listContent, async (call) => {
    const { siteId } = callerOf(call);
    const { db } = call.services;
    const { kind, collectionId, state, tag, category, search, ids, path, order, page, pageSize } = call.query;
    const { entries, total } = await listEntries(db, siteId, 'draft', {
      page,
      pageSize,
      ...(kind === undefined ? {} : { kind }),
      ...(collectionId === undefined ? {} : { collectionId }),
      ...(state === undefined ? {} : { state }),
      ...(tag === undefined ? {} : { tag }),
      ...(category === undefined ? {} : { category }),
      ...(search === undefined ? {} : { search }),
      ...(ids === undefined ? {} : { documentIds: ids.split(',') as DocumentId[] }),
      ...(path === undefined ? {} : { path }),
      isPagesFirst: order === 'pages-first',
    });
    const homePageId = await findHomePageId(db, siteId);
    return { entries: entries.map((entry) => presentEntry(entry, homePageId)), total };
  }),

  implement(createPageEndpoint, async (call) => {
    const { siteId, author, now } = callerOf(call);
    const { title, kind, collectionType, navigation, layoutId } = call.body;
    return inTransaction(call.services, async (trx) => {
      const { documentId, navLinkId } = await createPage(trx, {
        siteId,
        title,
        kind,
        navigation,
        author,
        at: now,
        ...(collectionType === undefined ? {} : { collectionType }),
        ...(layoutId === undefined ? {} : { layoutId }),
      });
      return { entry: await entryOf(trx, siteId, documentId), navLinkId };
    });
  }),

  implement(createItemEndpoint, async (call) => {
    const { siteId, author, now } = callerOf(call);
    return inTransaction(call.services, async (trx) => {
      const documentId = await createItem(trx, { siteId, ...call.body, author, at: now });
      return { entry: await entryOf(trx, siteId, documentId) };
    });
  }),

  implement(duplicateContentEndpoint, async (call) => {
    const { siteId, author, now } = callerOf(call);
    return inTransaction(call.services, async (trx) => {
      const { documentId, navLinkId } = await duplicateContent(trx, {
        siteId,
        documentId: call.params.documentId,
        author,
        at: now,
      });
      return { entry: await entryOf(trx, siteId, documentId), navLinkId };
    });
  }),

  implement(changeUrlEndpoint, async (call) => {
    const { siteId, author, now } = callerOf(call, call.body.clientId);
    return inTransaction(call.services, (trx) =>
      changeUrl(trx, {
        siteId,
        documentId: call.params.documentId,
        urlName: call.body.urlName,
        author,
        at: now,
      }),
    );
  }),

  implement(removeContent, async (call) => {
    const { siteId, author, now } = callerOf(call);
    const removed = await inTransaction(call.services, (trx) =>
      removeDocument(trx, { siteId, documentId: call.params.documentId, author, at: now }),
    );
    return { removed };
  }),

  implement(recoverContent, async (call) => {
    const { siteId, author, now } = callerOf(call);
    const { documentId } = call.params;
    return inTransaction(call.services, async (trx) => {
      const head = await findDocumentHead(trx, siteId, documentId);
      if (head?.removedAt && head.removedAt < purgeLimit(now)) throw new CallError('not-found');
      await recoverDocument(trx, { siteId, documentId, author, at: now });
      return { entry: await entryOf(trx, siteId, documentId) };
    });
  }),

  implement(listTrashEndpoint, async (call) => {
    const { entries, total } = await listTrash(call.services.db, callerOf(call).siteId, call.query);
    return { entries: [...entries], total };
  }),

  implement(createPreviewLinkEndpoint, async (call) => {
    const { siteId, identifier, account } = callerOf(call);
    return createPreviewLink(call.services, {
      siteId,
      identifier,
      ...call.body,
      accountId: account.accountId,
      authorName: account.name,
    });
  }),

  implement(listPreviewLinksEndpoint, async (call) => {
    const { siteId } = callerOf(call);
    const { documentId } = call.query;
    const links = await listPreviewLinks(call.services.db, siteId, documentId ?? null, call.services.now());
    return { links: [...links] };
  }),

  implement(removePreviewLinkEndpoint, async (call) => {
    if (!(await removePreviewLink(call.services.db, callerOf(call).siteId, call.params.id))) {
      throw new CallError('not-found');
    }
    return {};
  }),

  implement(listRedirectsEndpoint, async (call) => {
    const { redirects, total } = await listRedirects(call.services.db, callerOf(call).siteId, call.query);
    return { redirects: [...redirects], total };
  }),
];

function inTransaction<Value>(
  services: Services,
  work: (trx: Transaction<Database>) => Promise<Value>,
): Promise<Value> {
  return services.db.transaction().execute(work);
}

async function entryOf(db: Db, siteId: SiteId, documentId: DocumentId): Promise<ContentListEntry> {
  const entry = await findEntryOfDocument(db, siteId, 'draft', documentId);
  if (entry === null) throw new CallError('not-found');
  return presentEntry(entry, await findHomePageId(db, siteId));
}
