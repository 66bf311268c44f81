import type { FastifyRequest } from 'fastify';
import { loadDocument } from '#server/documents/queries.ts';
import { findEntryByPath, findEntryOfDocument } from '#server/content-entries/queries.ts';
import type { Answer } from './answer.ts';
import { linkedDocumentIds } from '#server/content-entries/link-ids.ts';
import { loadDraftContent } from './load-draft-content.ts';
import { shellOf } from './load-shell.ts';
import { loadTargets } from '#server/content-entries/load-targets.ts';
import type { PublishedSite } from './published-site.ts';
import { withQuery } from './redirect-target.ts';
import { renderAnswer } from './render-answer.ts';
import type { RequestedAddress } from './requested-address.ts';

/** `?draft` in an address of the app host. */
const DRAFT = 'draft';

/**
 * The page as it will be once everything is published, for people who may read drafts, on the app host (EDIT-195): its
 * own draft with the header, the footer and the design as they are now. Null where a draft was not asked for.
 */
export async function answerDraft(
  published: PublishedSite,
  address: RequestedAddress,
  referrer: string | null,
): Promise<Answer | null> {
  const { services, site, visit } = published;
  if (visit.host !== 'app' || !visit.caller.permissions.has('content.read')) return null;
  if (!new URLSearchParams(address.search).has(DRAFT)) {
    // A link in a draft leads to the draft of another page.
    if (referrer === null || !isDraftAddress(referrer)) return null;
    const search = address.search === '' ? `?${DRAFT}&noredirect` : `${address.search}&${DRAFT}&noredirect`;
    return { kind: 'redirect', status: 302, to: withQuery(encodeURI(address.path), search) };
  }
  const siteDocument = await loadDocument(services.db, site.id, site.siteDocumentId);
  if (siteDocument === null) return null;
  const shell = shellOf(services, site, siteDocument.records);
  const { homePageId } = shell.settings;
  const isHome = address.path === '/';
  const entry = !isHome
    ? await findEntryByPath(services.db, site.id, 'draft', address.path)
    : homePageId === null
      ? null
      : await findEntryOfDocument(services.db, site.id, 'draft', homePageId);
  const document = entry === null ? null : await loadDocument(services.db, site.id, entry.documentId);
  // Pages of labels, feeds and the like have no draft of their own.
  if (entry === null || document === null || document.removedAt !== null) return null;
  const { records, content } = await loadDraftContent(published, entry, document.records, address.pageNumber);
  if (content === null) return null;
  const ids = new Set([...linkedDocumentIds(siteDocument.records), ...linkedDocumentIds(records)]);
  const targets = await loadTargets(services.db, site.id, ids, homePageId, new Map(), 'draft');
  return renderAnswer({ ...published, loaded: { shell, targets } }, content, {
    path: isHome || entry.documentId === homePageId ? '/' : entry.path,
    records,
    isScreenshot: address.isScreenshot,
    isPreview: true,
  });
}

/** The page that linked here, where it is one of the same host. */
export function referrerOf(request: FastifyRequest): string | null {
  const { referer } = request.headers;
  if (referer === undefined || !URL.canParse(referer)) return null;
  const url = new URL(referer);
  return url.host === request.headers.host ? url.search : null;
}

function isDraftAddress(search: string): boolean {
  return new URLSearchParams(search).has(DRAFT);
}
