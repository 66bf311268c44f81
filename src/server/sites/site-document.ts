import { isId } from '#lib/id.ts';
import type { DocumentKindDefinition } from '#server/documents/document-kinds.ts';
import { findHomePageId } from '#server/content-entries/find-home-page-id.ts';
import { findDocumentHead } from '#server/documents/queries.ts';
import { CallError } from '#server/platform/http/errors.ts';

/** The site's own document: the root of a site cannot be a page that is not there. */
export const siteDocument: DocumentKindDefinition = {
  lasts: 'with-site',
  async publishesWith(trx, siteId) {
    const homePageId = await findHomePageId(trx, siteId);
    return homePageId === null ? [] : [homePageId];
  },
  async validate(trx, { siteId, before, after, restores }) {
    if (restores === 'site') return;
    const chosen = after['settings']?.['homePageId'];
    if (typeof chosen !== 'string' || chosen === before['settings']?.['homePageId']) return;
    const page = isId<'document'>(chosen) ? await findDocumentHead(trx, siteId, chosen) : null;
    if (page?.kind === 'page' && page.removedAt === null) return;
    throw new CallError('invalid-input', {}, { 'settings.homePageId': 'Choose a page of this site.' });
  },
};
