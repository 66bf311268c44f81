import type { Transaction } from 'kysely';
import {
  changeUrl as changeUrlEndpoint,
  createItem as createItemEndpoint,
  createPage as createPageEndpoint,
  createPreviewLink as createPreviewLinkEndpoint,
  discardItem,
  duplicateContent as duplicateContentEndpoint,
  listColorUses as listColorUsesEndpoint,
  listContent,
  listLinksTo as listLinksToEndpoint,
  listNeighbours,
  listPreviewLinks as listPreviewLinksEndpoint,
  removePreviewLink as removePreviewLinkEndpoint,
} from '#contract/pages.ts';
import { itemTypeOf } from '#domain/collections/collections.ts';
import { isId } from '#lib/id.ts';
import { authorOf } from '#server/documents/author-of.ts';
import { openedDocument } from '#server/documents/opened-document.ts';
import { findDocumentHead, loadDocument } from '#server/documents/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { assertFeature } from '#server/platform/http/assert-feature.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { NOTHING_WITHHELD } from '#domain/gating/withheld-documents.ts';
import { sourceOfItem } from '#server/collections/collection-sources.ts';
import type { Services } from '#server/platform/services.ts';
import { changeUrl } from './change-url.ts';
import { createItem } from './create-item.ts';
import { createPage } from './create-page.ts';
import { discardUnwritten } from './discard-unwritten.ts';
import { duplicateContent } from './duplicate-content.ts';
import { findHomePageId } from '#server/content-entries/find-home-page-id.ts';
import { findListEntry } from './find-list-entry.ts';
import { listColorUses } from './list-color-uses.ts';
import { listLinksTo } from './list-links-to.ts';
import { presentEntry } from './present-entry.ts';
import { createPreviewLink, listPreviewLinks, removePreviewLink } from './preview-links.ts';
import { findEntryOfDocument, listEntries } from '#server/content-entries/queries.ts';

/** Counting further would take time without being shown. */
const COUNTED_BEYOND_PAGE = 1000;

/** Pages, collections and items as the editor lists and creates them. */
export const pageRoutes: readonly Route[] = [
  implement(listContent, async (call) => {
    const { siteId } = call.site;
    const { db } = call.services;
    const { kind, collectionId, state, tag, category, search, ids, path, among, order, page, pageSize } =
      call.query;
    const homePageId = await findHomePageId(db, siteId);
    const isHome = path === '/' && homePageId !== null;
    const { entries, total, isTotalExact } = await listEntries(db, siteId, 'draft', {
      page,
      pageSize,
      countsBeyond: COUNTED_BEYOND_PAGE,
      ...(kind === undefined ? {} : { kind }),
      ...(collectionId === undefined ? {} : { collectionId }),
      ...(state === undefined ? {} : { state }),
      ...(tag === undefined ? {} : { tag }),
      ...(category === undefined ? {} : { category }),
      ...(search === undefined ? {} : { search }),
      ...(ids === undefined ? {} : { documentIds: ids.split(',').filter(isId<'document'>) }),
      ...(isHome ? { documentIds: [homePageId] } : path === undefined ? {} : { path }),
      ...(among === undefined ? {} : { among }),
      isPagesFirst: order === 'pages-first',
    });
    return { entries: entries.map((entry) => presentEntry(entry, homePageId)), total, isTotalExact };
  }),

  implement(createPageEndpoint, async (call) => {
    const { siteId } = call.site;
    const author = authorOf(call.caller);
    const now = new Date(call.services.now());
    const { title, kind, collectionType, navigation, layoutId } = call.body;
    if (collectionType === 'products') assertFeature(call.site, 'commerce');
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
      const opening = {
        siteId,
        documentId,
        accountId: call.caller.account.accountId,
        permissions: call.caller.permissions,
      };
      return {
        entry: await findListEntry(trx, siteId, documentId),
        navLinkId,
        document: await openedDocument(trx, opening),
      };
    });
  }),

  implement(createItemEndpoint, async (call) => {
    const { siteId } = call.site;
    const author = authorOf(call.caller);
    const now = new Date(call.services.now());
    return inTransaction(call.services, async (trx) => {
      const documentId = await createItem(trx, { siteId, ...call.body, author, at: now });
      const opening = {
        siteId,
        documentId,
        accountId: call.caller.account.accountId,
        permissions: call.caller.permissions,
      };
      return {
        entry: await findListEntry(trx, siteId, documentId),
        document: await openedDocument(trx, opening),
      };
    });
  }),

  implement(discardItem, async (call) => {
    const { siteId } = call.site;
    const { documentId } = call.params;
    return inTransaction(call.services, async (trx) => {
      if ((await findDocumentHead(trx, siteId, documentId)) === null) throw new CallError('not-found');
      return { isDiscarded: (await discardUnwritten(trx, siteId, { documentId })) > 0 };
    });
  }),

  implement(listNeighbours, async (call) => {
    const { siteId } = call.site;
    const { db } = call.services;
    const { documentId } = call.params;
    const [entry, document] = await Promise.all([
      findEntryOfDocument(db, siteId, 'draft', documentId),
      loadDocument(db, siteId, documentId),
    ]);
    if (entry === null || entry.collectionId === null) throw new CallError('not-found');
    const { previous, next } = await sourceOfItem(itemTypeOf(document?.records['settings'])).loadNeighbours(
      db,
      siteId,
      {
        documentId,
        collectionId: entry.collectionId,
        stage: 'draft',
        withheld: NOTHING_WITHHELD,
      },
    );
    return { previous, next };
  }),

  implement(duplicateContentEndpoint, async (call) => {
    const { siteId } = call.site;
    const author = authorOf(call.caller);
    const now = new Date(call.services.now());
    return inTransaction(call.services, async (trx) => {
      const { documentId, navLinkId } = await duplicateContent(trx, {
        siteId,
        documentId: call.params.documentId,
        author,
        at: now,
      });
      const opening = {
        siteId,
        documentId,
        accountId: call.caller.account.accountId,
        permissions: call.caller.permissions,
      };
      return {
        entry: await findListEntry(trx, siteId, documentId),
        navLinkId,
        document: await openedDocument(trx, opening),
      };
    });
  }),

  implement(changeUrlEndpoint, async (call) => {
    const { siteId } = call.site;
    const author = authorOf(call.caller, call.body.clientId);
    const now = new Date(call.services.now());
    return inTransaction(call.services, (trx) =>
      changeUrl(trx, {
        siteId,
        documentId: call.params.documentId,
        urlName: call.body.urlName,
        redirects: call.body.redirects,
        author,
        at: now,
      }),
    );
  }),

  implement(listLinksToEndpoint, async (call) => {
    const { siteId } = call.site;
    const { db } = call.services;
    const { documentId } = call.params;
    if ((await findEntryOfDocument(db, siteId, 'draft', documentId)) === null) {
      throw new CallError('not-found');
    }
    const { pages, total } = await listLinksTo(db, siteId, documentId);
    return { pages: [...pages], total };
  }),

  implement(listColorUsesEndpoint, async (call) => {
    const { pages, ...uses } = await listColorUses(call.services.db, call.site.siteId, call.query.colorId);
    return { ...uses, pages: [...pages] };
  }),

  implement(createPreviewLinkEndpoint, async (call) => {
    const { siteId, identifier } = call.site;
    const { account } = call.caller;
    return createPreviewLink(call.services, {
      siteId,
      identifier,
      ...call.body,
      accountId: account.accountId,
      authorName: account.name,
    });
  }),

  implement(listPreviewLinksEndpoint, async (call) => {
    const { siteId } = call.site;
    const { documentId } = call.query;
    const links = await listPreviewLinks(call.services.db, siteId, documentId ?? null, call.services.now());
    return { links: [...links] };
  }),

  implement(removePreviewLinkEndpoint, async (call) => {
    if (!(await removePreviewLink(call.services.db, call.site.siteId, call.params.id))) {
      throw new CallError('not-found');
    }
    return {};
  }),
];

function inTransaction<Value>(
  services: Services,
  work: (trx: Transaction<Database>) => Promise<Value>,
): Promise<Value> {
  return services.db.transaction().execute(work);
}
