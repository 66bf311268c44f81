import { pageEntrySettings } from '#domain/collections/entry-settings.ts';
import type { DocumentKindDefinition } from '#server/documents/document-kinds.ts';
import { projectEntry, removeEntry } from '#server/pages/project-entry.ts';
import { CallError } from '#server/platform/http/errors.ts';

/** What a table of the kind would hold: the color of each note by stage and document. */
export const projectedColors = new Map<string, unknown>();
/** Titles that were changed to, as work that is queued with the change. */
export const changedTitles: unknown[] = [];

/** A kind of document that only tests know: listed like a page, with a table and rules of its own. */
export const noteDocument: DocumentKindDefinition = {
  lasts: 'until-removed',
  entry: pageEntrySettings,
  async validate(_trx, { after }) {
    if (after['settings']?.['title'] === 'Secret') throw new CallError('not-permitted');
  },
  async validateRemoval(trx, siteId, documentId) {
    const { title } = await trx
      .selectFrom('content_entries')
      .select('title')
      .where('site_id', '=', siteId)
      .where('stage', '=', 'draft')
      .where('document_id', '=', documentId)
      .executeTakeFirstOrThrow();
    if (title === 'Pinned') throw new CallError('not-permitted');
  },
  async project(trx, siteId, stage, document, records, at) {
    projectedColors.set(`${stage} ${document.id}`, records['settings']?.['color']);
    return projectEntry(trx, siteId, stage, document, records, at);
  },
  async withdraw(trx, siteId, stage, documentIds) {
    for (const id of documentIds) projectedColors.delete(`${stage} ${id}`);
    await removeEntry(trx, siteId, stage, documentIds);
  },
  async afterChange(_services, _trx, { after }) {
    changedTitles.push(after['settings']?.['title']);
  },
};
