import { listTrash as listTrashEndpoint, recoverContent, removeContent } from '#contract/pages.ts';
import { authorOf } from '#server/documents/author-of.ts';
import { findDocumentHead } from '#server/documents/queries.ts';
import { findListEntry } from '#server/pages/find-list-entry.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { listTrash } from './list-trash.ts';
import { purgeLimit } from './purge-trash.ts';
import { recoverDocument } from './recover-document.ts';
import { removeDocument } from './remove-document.ts';

/** Pages, collections and items into the trash, and out of it. */
export const trashRoutes: readonly Route[] = [
  implement(removeContent, async (call) => {
    const { siteId } = call.site;
    const author = authorOf(call.caller);
    const now = new Date(call.services.now());
    const removed = await call.services.db.transaction().execute((trx) =>
      removeDocument(trx, {
        siteId,
        documentId: call.params.documentId,
        author,
        at: now,
        then: call.query,
      }),
    );
    return { removed };
  }),

  implement(recoverContent, async (call) => {
    const { siteId } = call.site;
    const author = authorOf(call.caller);
    const now = new Date(call.services.now());
    const { documentId } = call.params;
    return call.services.db.transaction().execute(async (trx) => {
      const head = await findDocumentHead(trx, siteId, documentId);
      if (head?.removedAt && head.removedAt < purgeLimit(now)) throw new CallError('not-found');
      await recoverDocument(trx, { siteId, documentId, author, at: now });
      return { entry: await findListEntry(trx, siteId, documentId) };
    });
  }),

  implement(listTrashEndpoint, async (call) => {
    const { entries, total } = await listTrash(call.services.db, call.site.siteId, call.query);
    return { entries: [...entries], total };
  }),
];
