import type { FastifyRequest } from 'fastify';
import { loadDocument } from '#server/documents/queries.ts';
import { findEntryByPath, findEntryOfDocument } from '#server/content-entries/queries.ts';
import { accessOf, NO_PREVIEW } from '#domain/gating/access-rule.ts';
import { ANY_VISITOR, type Viewer } from '#domain/gating/site-access.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { isId } from '#lib/id.ts';
import type { ContentEntry } from '#server/content-entries/content-entry.ts';
import { accessTo } from './access-to.ts';
import type { Answer } from './answer.ts';
import { linkedDocumentIds } from '#server/content-entries/link-ids.ts';
import { loadDraftContent } from './load-draft-content.ts';
import { shellOf } from './load-shell.ts';
import { loadTargets } from '#server/content-entries/load-targets.ts';
import type { PublishedSite } from './published-site.ts';
import { withQuery } from './redirect-target.ts';
import { renderAccessPage } from './render-access-page.ts';
import { renderAnswer, renderNotFound } from './render-answer.ts';
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
  const { hasMembers = false, store = null } = published.loaded.shell;
  const shell = { ...shellOf(services, site, siteDocument.records), hasMembers, store };
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
  const viewer = viewerAsked(new URLSearchParams(address.search).get('as'));
  const seen = viewer === null ? published : seenBy(published, viewer, entry, document.records);
  const decision = viewer === null ? null : await accessTo(seen, entry);
  if (decision?.kind === 'nothing') return renderNotFound(seen);
  if (decision?.kind === 'members') {
    return renderAccessPage(seen, {
      title: entry.title,
      rule: decision.rule,
      wanted: encodeURI(address.path),
    });
  }
  const { records, content } = await loadDraftContent(seen, entry, document.records, address.pageNumber);
  if (content === null) return null;
  const ids = new Set([...linkedDocumentIds(siteDocument.records), ...linkedDocumentIds(records)]);
  const targets = await loadTargets(services.db, site.id, ids, homePageId, new Map(), 'draft');
  return renderAnswer({ ...seen, loaded: { shell, targets } }, content, {
    path: isHome || entry.documentId === homePageId ? '/' : entry.path,
    records,
    isScreenshot: address.isScreenshot,
    isPreview: true,
  });
}

/** Whose view of the draft is asked for (MEMB-44): a visitor's, a member's, or that of a member with a plan. */
function viewerAsked(as: string | null): Viewer | null {
  if (as === 'visitor') return ANY_VISITOR;
  if (as === 'member') return { kind: 'member', planIds: new Set() };
  return as !== null && isId<'member-plan'>(as) ? { kind: 'member', planIds: new Set([as]) } : null;
}

/** The site as somebody sees it once the rule that the draft has is in force. */
function seenBy(
  published: PublishedSite,
  viewer: Viewer,
  { documentId, collectionId }: ContentEntry,
  drafted: DocumentRecords,
): PublishedSite {
  const { access, visit } = published;
  const known = access.documents.get(documentId);
  const own = accessOf(drafted['access']);
  const placed = { collectionId, areaIds: known?.areaIds ?? [] };
  const drawn = { ...placed, rule: own?.rule ?? null, preview: own?.preview ?? NO_PREVIEW };
  return {
    ...published,
    visit: { ...visit, viewer },
    access: { ...access, documents: new Map([...access.documents, [documentId, drawn]]) },
  };
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
