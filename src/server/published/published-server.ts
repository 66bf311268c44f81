import type { FastifyRequest } from 'fastify';
import { keptProducts, type KeptProducts } from '#server/collections/products/kept-products.ts';
import { loadListedProducts } from '#server/collections/products/load-listed-products.ts';
import { createAccessStore, type AccessStore } from '#server/gating/site-access.ts';
import { viewerOf } from '#server/gating/viewer-of.ts';
import { createLockStore, type LockStore } from '#server/locks/content-locks.ts';
import { readUnlocked, UNLOCK_COOKIE } from '#server/locks/unlock-cookie.ts';
import { visitorEntry } from '#server/platform/assets/manifest.ts';
import { accountOf } from '#server/platform/http/caller.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { readHostCookie } from '#server/platform/http/host-cookies.ts';
import type { SiteScope } from '#server/platform/http/site-scope.ts';
import type { Services } from '#server/platform/services.ts';
import { notFoundCounts, type NotFoundCounts } from '#server/redirects/not-found-counts.ts';
import { createRedirectRules, type RedirectRuleStore } from '#server/redirects/redirect-rules.ts';
import { createRedirectUses, type RedirectUses } from '#server/redirects/redirect-uses.ts';
import { rolesOn } from '#server/roles/queries.ts';
import type { Site } from '#server/sites/site.ts';
import { createAskedBefore, type AskedBefore } from './asked-before.ts';
import type { CachedAnswer } from './cached-answer.ts';
import { createFailedAnswers, type FailedAnswers } from './failed-answers.ts';
import { createKnownHosts, type KnownHosts } from './known-hosts.ts';
import { createShellStore, type ShellStore } from './load-shell.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { keptPages, type KeptPages } from './page-reader.ts';
import type { PublishedSite, Visit } from './published-site.ts';
import { createSitemapPlans, type SitemapPlans } from './sitemap-plan.ts';

/** The caches of a process for published sites. */
export interface PublishedServer {
  readonly services: Services;
  readonly cache: PageCache;
  /** Addresses that are cached only when they are asked for again. */
  readonly askedBefore: AskedBefore;
  readonly hosts: KnownHosts;
  readonly shells: ShellStore;
  /** Answers being made, so that simultaneous requests share one. */
  readonly making: Map<string, Promise<CachedAnswer | null>>;
  readonly failures: FailedAnswers;
  readonly sitemapPlans: SitemapPlans;
  readonly redirectRules: RedirectRuleStore;
  readonly redirectUses: RedirectUses;
  readonly notFound: NotFoundCounts;
  readonly locks: LockStore;
  readonly access: AccessStore;
  readonly products: KeptProducts;
  readonly keptPages: KeptPages;
}

export function createPublishedServer(services: Services): PublishedServer {
  return {
    services,
    cache: createPageCache(),
    askedBefore: createAskedBefore(),
    hosts: createKnownHosts(),
    shells: createShellStore(services),
    making: new Map(),
    failures: createFailedAnswers(),
    sitemapPlans: createSitemapPlans(),
    redirectRules: createRedirectRules(services.db),
    redirectUses: createRedirectUses(services),
    notFound: notFoundCounts(services),
    locks: createLockStore(services.db),
    access: createAccessStore(services.db),
    products: keptProducts((...list) => loadListedProducts(services.db, ...list)),
    keptPages: keptPages(services.db),
  };
}

/** A site with what answering one of its addresses takes. Throws `not-found` where nothing of it is published. */
export async function publishedSite(
  server: PublishedServer,
  site: Site,
  visit: Visit,
): Promise<PublishedSite> {
  const { services, sitemapPlans, redirectRules, locks, products, keptPages: pages } = server;
  const loaded = await server.shells.load(site);
  if (loaded === null) throw new CallError('not-found');
  const access = await server.access.load(site);
  const runtimeHref = visitorEntry().script;
  const gates = { isGated: false };
  return {
    services,
    site,
    loaded,
    visit,
    runtimeHref,
    sitemapPlans,
    redirectRules,
    locks,
    products,
    keptPages: pages,
    access,
    gates,
  };
}

/** Who asks, with the passwords that were given. */
export async function visitOf(
  { services, locks }: PublishedServer,
  request: FastifyRequest,
  scope: SiteScope,
  site: Site,
): Promise<Visit> {
  const { caller } = request;
  const account = accountOf(caller);
  const cookie = readHostCookie(services.config, request, UNLOCK_COOKIE);
  return {
    host: scope.host,
    caller,
    websiteRoles: account === null ? [] : await rolesOn(services.db, site.id, account.accountId),
    viewer: await viewerOf(services, { siteId: site.id, host: scope.host }, caller),
    unlocked: cookie === null ? new Set() : readUnlocked(services, site.id, await locks.load(site), cookie),
  };
}
