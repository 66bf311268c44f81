import { transitionProblem } from '#domain/collections/workflow-transitions.ts';
import type { DocumentKind } from '#domain/documents/record.ts';
import type { ChangedSettings, DocumentKindDefinition } from '#server/documents/document-kinds.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { addressOfTitle } from './address-of-title.ts';
import { readEntrySettings } from '#server/content-entries/entry-settings.ts';
import { findHomePageId } from '#server/content-entries/find-home-page-id.ts';
import { projectEntry } from './project-entry.ts';
import { refuseInvalidUrl } from './refuse-invalid-url.ts';

/** The address, and what the address of an unpublished item is made of. */
export const ADDRESS_FIELDS: ReadonlySet<string> = new Set(['urlName', 'title', 'publishAt']);

function entryOf(kind: DocumentKind): DocumentKindDefinition {
  return {
    hasAddress: true,
    validateNew(records) {
      const settings = readEntrySettings(kind, records);
      if (settings !== null) refuseInvalidUrl(kind, settings.urlName);
    },
    validate: validateEntry,
    async project(trx, siteId, document, records, at) {
      await projectEntry(trx, siteId, 'draft', document, records, at);
    },
  };
}

export const pageDocument = entryOf('page');
export const collectionDocument = entryOf('collection');
export const itemDocument: DocumentKindDefinition = {
  ...entryOf('item'),
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
