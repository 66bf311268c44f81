import type { SiteScope } from '#server/platform/http/site-scope.ts';
import type { Services } from '#server/platform/services.ts';
import { cacheUntilPublished } from './cache-until-published.ts';
import { parseSiteHost } from './parse-site-host.ts';
import { findSiteByIdentifier } from './queries.ts';

const cached = cacheUntilPublished<SiteScope | null>(5_000);

/** The site that answers on a host (name without port), or null; removed and unfinished sites do not answer. */
export async function findSiteByHost(services: Services, hostname: string): Promise<SiteScope | null> {
  const siteHost = parseSiteHost(services.config, hostname);
  if (siteHost === null) return null;
  return cached(services, hostname.toLowerCase(), async () => {
    const site = await findSiteByIdentifier(services.db, siteHost.identifier);
    if (site === null) return null;
    const { id: siteId, identifier, isPublic, featuresOff } = site;
    return { siteId, identifier, host: siteHost.host, isPublic, featuresOff };
  });
}
