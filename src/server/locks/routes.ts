import { getContentLock, getSiteLock, setContentLock, setSiteLock } from '#contract/locks.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { kindOf } from '#server/documents/document-kinds.ts';
import { findDocumentHead } from '#server/documents/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { findSite } from '#server/sites/queries.ts';
import { isLocked } from './content-locks.ts';
import { setLock } from './set-lock.ts';

/** Passwords that owners set for pages, collections and the whole site (MEMB-61). */
export const lockRoutes: readonly Route[] = [
  implement(getContentLock, async (call) => {
    const { siteId } = call.site;
    await refuseOthers(call.services.db, siteId, call.params.documentId);
    return { isSet: await isLocked(call.services.db, siteId, call.params.documentId) };
  }),
  implement(setContentLock, async (call) => {
    const { siteId } = call.site;
    await refuseOthers(call.services.db, siteId, call.params.documentId);
    await setLock(call.services, siteId, call.params.documentId, call.body.password);
    return { isSet: call.body.password !== null };
  }),
  implement(getSiteLock, async (call) => {
    const { siteId } = call.site;
    const { siteDocumentId } = await findSite(call.services.db, siteId);
    return { isSet: await isLocked(call.services.db, siteId, siteDocumentId) };
  }),
  implement(setSiteLock, async (call) => {
    const { siteId } = call.site;
    const { siteDocumentId } = await findSite(call.services.db, siteId);
    await setLock(call.services, siteId, siteDocumentId, call.body.password);
    return { isSet: call.body.password !== null };
  }),
];

/** What has an address of its own: posts are locked with their collection. */
async function refuseOthers(db: Db, siteId: SiteId, documentId: DocumentId): Promise<void> {
  const head = await findDocumentHead(db, siteId, documentId);
  const kind = head === null ? null : kindOf(head.kind);
  if (kind?.entry === undefined || kind.within !== undefined) throw new CallError('not-found');
}
