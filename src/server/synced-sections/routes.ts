import {
  createSyncedSection as createEndpoint,
  deleteSyncedSection as deleteEndpoint,
  listSyncedSections,
  readSyncedSection,
  takeSyncedSection,
} from '#contract/synced-sections.ts';
import { authorOf } from '#server/documents/author-of.ts';
import { loadDocument } from '#server/documents/queries.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { copyFiles } from '#server/saved-parts/copy-files.ts';
import { createSyncedSection } from './create-synced-section.ts';
import { deleteSyncedSection } from './delete-synced-section.ts';
import { findSyncedFor, listSynced, listSyncedUses } from './queries.ts';

/** Sections that stand on many pages and change everywhere at once (EDIT-206). */
export const syncedSectionRoutes: readonly Route[] = [
  implement(listSyncedSections, async (call) => {
    const { siteId } = call.site;
    const { account } = call.caller;
    const { sections, total } = await listSynced(call.services.db, account.accountId, siteId, call.query);
    return {
      sections: sections.map((section) => ({ ...section, records: section.records ?? {} })),
      total,
    };
  }),

  implement(createEndpoint, async (call) => {
    const { siteId } = call.site;
    const author = authorOf(call.caller);
    const now = new Date(call.services.now());
    const id = await call.services.db
      .transaction()
      .execute((trx) => createSyncedSection(trx, { siteId, author, at: now, ...call.body }));
    return { id };
  }),

  implement(readSyncedSection, async (call) => {
    const { siteId } = call.site;
    const { db } = call.services;
    const document = await loadDocument(db, siteId, call.params.documentId);
    if (document === null || document.kind !== 'synced') throw new CallError('not-found');
    const { uses, useCount } = await listSyncedUses(db, siteId, document.id);
    return {
      id: document.id,
      version: document.version,
      isRemoved: document.removedAt !== null,
      records: document.records,
      uses,
      useCount,
    };
  }),

  implement(takeSyncedSection, async (call) => {
    const { siteId } = call.site;
    const { account } = call.caller;
    const { documentId } = call.params;
    const from = call.params.siteId;
    const records = await findSyncedFor(call.services.db, account.accountId, from, documentId);
    if (records === null) throw new CallError('not-found');
    if (from !== siteId) await copyFiles(call.services, Object.values(records), from, siteId);
    return { records };
  }),

  implement(deleteEndpoint, async (call) => {
    const { siteId } = call.site;
    const author = authorOf(call.caller);
    const now = new Date(call.services.now());
    const { documentId } = call.params;
    const detached = await call.services.db
      .transaction()
      .execute((trx) => deleteSyncedSection(trx, { siteId, documentId, author, at: now }));
    return { detached };
  }),
];
