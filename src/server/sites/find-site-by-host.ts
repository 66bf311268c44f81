import type { SiteScope } from '#server/platform/http/route.ts';
import type { Services } from '#server/platform/services.ts';
import { parseSiteHost } from './parse-site-host.ts';
import { findSiteByIdentifier } from './queries.ts';

/** A belt beside the notifications: what a lost message would leave stale. */
const LIFETIME_MS = 30_000;
/** Names that lead nowhere are kept too; a flood of them must not grow memory. */
const MAX_ENTRIES = 5_000;

interface HostCache {
  readonly entries: Map<string, { readonly scope: SiteScope | null; readonly until: number }>;
  /** Counts invalidations: an answer that was asked for before one is not kept. */
  generation: number;
}

const caches = new WeakMap<Services, HostCache>();

/** The site that answers on a host (name without port), or null; removed and unfinished sites do not answer. */
export async function findSiteByHost(services: Services, hostname: string): Promise<SiteScope | null> {
  const cache = cacheOf(services);
  const known = cache.entries.get(hostname);
  if (known !== undefined && known.until > services.now()) return known.scope;

  const siteHost = parseSiteHost(services.config, hostname);
  if (siteHost === null) return null;
  const generation = cache.generation;
  const site = await findSiteByIdentifier(services.db, siteHost.identifier);
  const scope = site === null ? null : { siteId: site.id, identifier: site.identifier, host: siteHost.host };
  if (cache.generation === generation) {
    if (cache.entries.size >= MAX_ENTRIES) cache.entries.clear();
    cache.entries.set(hostname, { scope, until: services.now() + LIFETIME_MS });
  }
  return scope;
}

function cacheOf(services: Services): HostCache {
  const existing = caches.get(services);
  if (existing !== undefined) return existing;
  const cache: HostCache = { entries: new Map(), generation: 0 };
  caches.set(services, cache);
  services.notifications.subscribe('site-revised', () => {
    cache.generation += 1;
    cache.entries.clear();
  });
  return cache;
}
