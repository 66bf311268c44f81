import { transitionProblem } from '#domain/collections/workflow-transitions.ts';
import {
  collectionEntrySettings,
  itemEntrySettings,
  pageEntrySettings,
} from '#domain/collections/entry-settings.ts';
import type { DocumentId, DocumentKind, SiteId } from '#domain/documents/record.ts';
import { findSiteDocumentId, loadPublished } from '#server/documents/queries.ts';
import { collectionTypeOf, itemTypeOf } from '#domain/collections/collections.ts';
import { sourceOfCollection, sourceOfItem } from '#server/collections/collection-sources.ts';
import type { ChangedSettings, DocumentKindDefinition } from '#server/documents/document-kinds.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { addressOfTitle } from './address-of-title.ts';
import { readEntrySettings } from '#server/content-entries/entry-settings.ts';
import { findHomePageId } from '#server/content-entries/find-home-page-id.ts';
import { projectEntry, removeEntry } from './project-entry.ts';
import { refuseInvalidUrl } from './refuse-invalid-url.ts';

/** The address, and what the address of an unpublished item is made of. */
export const ADDRESS_FIELDS: ReadonlySet<string> = new Set(['urlName', 'title', 'publishAt']);

function listed(
  kind: DocumentKind,
  entry: NonNullable<DocumentKindDefinition['entry']>,
): DocumentKindDefinition {
  return {
    lasts: 'until-removed',
    entry,
    validateNew(records) {
      const settings = entry(records);
      if (settings !== null) refuseInvalidUrl(kind, settings.urlName);
    },
    validate: validateEntry,
    validateRemoval: refuseHomePage,
    project: projectEntry,
    withdraw: removeEntry,
  };
}

export const pageDocument = listed('page', pageEntrySettings);
export const collectionDocument: DocumentKindDefinition = {
  ...listed('collection', collectionEntrySettings),
  async projectWhole(trx, siteId, stage, documentId, settings, whole) {
    const source = sourceOfCollection(collectionTypeOf(settings));
    await source.projectWhole?.(trx, siteId, stage, documentId, whole);
  },
};
export const itemDocument: DocumentKindDefinition = {
  ...listed('item', itemEntrySettings),
  within: 'collection',
  hasWorkflow: true,
  async project(trx, siteId, stage, document, records, at) {
    const entry = await projectEntry(trx, siteId, stage, document, records, at);
    if (entry !== null) {
      const source = sourceOfItem(itemTypeOf(records['settings']));
      await source.project?.(trx, siteId, stage, document.id, records);
    }
    return entry;
  },
  async projectWhole(trx, siteId, stage, documentId, settings, whole) {
    const source = sourceOfItem(itemTypeOf(settings));
    if (source.projectWhole !== undefined) {
      await source.projectWhole(trx, siteId, stage, documentId, await whole());
    }
  },
  async follow(trx, { siteId, document, before, after, restores }) {
    return restores === undefined ? addressOfTitle(trx, siteId, document, before, after) : null;
  },
};

async function validateEntry(trx: Db, changed: ChangedSettings): Promise<void> {
  const { siteId, document, before, after, restores, isReverted } = changed;
  const was = readEntrySettings(document.kind, before);
  const now = readEntrySettings(document.kind, after);
  if (now === null) return;
  if (was?.urlName !== now.urlName) refuseInvalidUrl(document.kind, now.urlName);
  const isNewState = was !== null && was.workflowState !== now.workflowState;
  if (isNewState && restores === undefined && !isReverted) {
    const problem = transitionProblem(was.workflowState, now.workflowState, now.publishAt);
    if (problem !== null) throw new CallError('invalid-input', {}, { 'settings.workflowState': problem });
  }
  const isSwitchedOff = was?.isEnabled === true && !now.isEnabled;
  if (isSwitchedOff && restores !== 'site' && (await findHomePageId(trx, siteId)) === document.id) {
    throw new CallError('home-page-needed');
  }
}

/** The root of the site shows one page always, to editors and to visitors. */
async function refuseHomePage(trx: Db, siteId: SiteId, documentId: DocumentId): Promise<void> {
  const homePageId = await findHomePageId(trx, siteId);
  const siteDocumentId = homePageId === documentId ? null : await findSiteDocumentId(trx, siteId);
  const live = siteDocumentId === null ? null : await loadPublished(trx, siteId, siteDocumentId);
  if (homePageId === documentId || live?.records['settings']?.['homePageId'] === documentId) {
    throw new CallError('home-page-needed');
  }
}
