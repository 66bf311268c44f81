import { accountOf } from '#server/platform/http/caller.ts';
import { pages } from '#messages/en/pages.ts';
import { siteTranslator } from '#messages/site-translator.ts';
import { NOTHING_LOADED } from '#blocks/needs/need.ts';
import { deriveSections } from '#domain/pages/page-model.ts';
import { blockHeight } from '#site/blocks/block-height.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { loadDocument } from '#server/documents/queries.ts';
import { loadNeeds } from '#server/needs/load-needs.ts';
import { needsOfSections } from '#site/blocks/needs-of-sections.ts';
import type { PageContent } from '#site/content/page-content.ts';
import type { LinkTarget } from '#site/content/page-request.ts';
import { renderPage } from '#site/page/render-page.tsx';
import type { SiteShell } from '#site/content/site-shell.ts';
import type { MadeAnswer } from './answer.ts';
import { HTML_TYPE } from './answer.ts';
import { bareShell } from './bare-shell.ts';
import { linkedDocumentIds } from '#server/content-entries/link-ids.ts';
import { loadSpecialPage } from './load-special-page.ts';
import { areaNavigationOf } from './area-navigation-of.ts';
import { lockOfSite, shownTo, withheldFrom } from './access-to.ts';
import { loadTargets } from '#server/content-entries/load-targets.ts';
import type { PublishedSite } from './published-site.ts';

interface ShownPage {
  /** Decoded. */
  readonly path: string;
  readonly records: DocumentRecords;
  readonly isScreenshot: boolean;
  readonly isPreview: boolean;
}

/** The page as an answer; what its links lead to is looked up first, in one round. */
export async function renderAnswer(
  published: PublishedSite,
  content: PageContent,
  page: ShownPage,
  status = 200,
): Promise<MadeAnswer> {
  const { services, site, loaded, visit } = published;
  const { settings } = loaded.shell;
  const isLockedSite = !page.isPreview && (await lockOfSite(published)) !== null;
  const open = await shellOfVisit(published);
  const shell = isLockedSite ? bareShell(open) : open;
  const links = linkedDocumentIds(page.records);
  const targets = await loadTargets(
    services.db,
    site.id,
    shell.overlayRecords === undefined
      ? links
      : new Set([...links, ...linkedDocumentIds(shell.overlayRecords)]),
    settings.homePageId,
    loaded.targets,
  );
  const needs = needsOfSections([...content.sections, ...shell.footer]);
  const needed =
    needs.length === 0
      ? NOTHING_LOADED
      : await loadNeeds(services.db, site.id, needs, await withheldFrom(published), {
          viewer: visit.viewer,
          access: published.access,
          language: settings.language,
          now: services.now(),
        });
  // Who has access finds the way in, others an offer.
  if (needs.some(({ kind }) => kind === 'memberArea')) published.gates.isGated = true;
  const areaNavigation = await areaNavigationOf(published, content, isLockedSite);
  const account = accountOf(visit.caller);
  const startedAt = performance.now();
  const { html, brokenBlockIds } = renderPage(shell, content, {
    path: encodeURI(page.path),
    isHome: page.path === '/',
    host: visit.host,
    account: account === null ? null : { id: account.accountId, displayName: account.name },
    websiteRoles: visit.websiteRoles,
    targets: withoutAccessPages(published, targets),
    loaded: needed,
    ...(areaNavigation === null ? {} : { areaNavigation }),
    runtimeHref: published.runtimeHref,
    isPreview: page.isPreview,
    isScreenshot: page.isScreenshot,
    isNotFound: status === 404,
    isDevelopment: !services.config.isProduction,
  });
  const renderMs = performance.now() - startedAt;
  if (brokenBlockIds.length > 0) {
    services.log.error(
      { siteId: site.id, documentId: content.documentId, brokenBlockIds },
      'blocks could not be rendered and were left out',
    );
  }
  const isNoindex =
    settings.noindex ||
    content.isNoindex ||
    page.isPreview ||
    page.isScreenshot ||
    visit.host === 'app' ||
    status !== 200;
  return { kind: 'content', status, type: HTML_TYPE, body: html, modifiedAt: null, isNoindex, renderMs };
}

/** No menu and no link leads to a page that stands in place of others; it has no address of its own (MEMB-60). */
function withoutAccessPages(
  { access }: PublishedSite,
  targets: ReadonlyMap<string, LinkTarget>,
): ReadonlyMap<string, LinkTarget> {
  const { visitor, member } = access.pages;
  if (visitor === null && member === null) return targets;
  return new Map([...targets].filter(([id]) => id !== visitor && id !== member));
}

/** Contributors see the draft of the overlays, so that they can check them (OVER-15, OVER-30). */
async function shellOfVisit(published: PublishedSite): Promise<SiteShell> {
  const { services, site, visit } = published;
  if (visit.host !== 'app' || !visit.caller.permissions.has('content.read')) {
    return shownShell(published);
  }
  const draft = await loadDocument(services.db, site.id, site.siteDocumentId);
  const shell = shownShell(published);
  return draft === null ? shell : { ...shell, overlayRecords: draft.records };
}

/** What all pages share, as far as this visit gets it. */
function shownShell(published: PublishedSite): SiteShell {
  const { shell } = published.loaded;
  if (!shell.isGated) return shell;
  const records = shownTo(published, shell.records);
  return { ...shell, records, footer: deriveSections(records, blockHeight) };
}

export const NOTHING_SHOWN = {
  documentId: '',
  seoTitle: '',
  description: '',
  socialImage: null,
  isNoindex: true,
  updatedAt: '',
  sections: [],
} as const;

/** 404 with the page the owner chose for it, else with a designed one (CONT-140). */
export async function renderNotFound(published: PublishedSite): Promise<MadeAnswer> {
  const chosen = published.loaded.shell.settings.notFoundPageId;
  const own = chosen === null ? null : await loadSpecialPage(published, chosen, NOWHERE);
  if (own !== null) {
    return renderAnswer(
      published,
      { ...own.content, isNoindex: true },
      { path: NOWHERE, records: own.records, isScreenshot: false, isPreview: false },
      404,
    );
  }
  const translate = siteTranslator(published.loaded.shell.settings.language);
  return renderAnswer(
    published,
    {
      ...NOTHING_SHOWN,
      kind: 'not-found',
      title: translate(pages.notFoundTitle),
      message: translate(pages.notFound),
    },
    { path: NOWHERE, records: {}, isScreenshot: false, isPreview: false },
    404,
  );
}

/** The same not-found page for all addresses, so that it is made once. */
const NOWHERE = '/404';

/** 500: the page could not be made (CONT-141). */
export function renderFailure(published: PublishedSite): Promise<MadeAnswer> {
  const translate = siteTranslator(published.loaded.shell.settings.language);
  return renderAnswer(
    published,
    {
      ...NOTHING_SHOWN,
      kind: 'error',
      title: translate(pages.failureTitle),
      message: translate(pages.failure),
    },
    { path: NOWHERE, records: {}, isScreenshot: false, isPreview: false },
    500,
  );
}
