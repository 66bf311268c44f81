import { appUrl, publicUrl } from '#server/platform/config/addresses.ts';
import type { Services } from '#server/platform/services.ts';
import { parseSiteHost } from './parse-site-host.ts';
import { findRenamedIdentifier } from './queries.ts';

/**
 * Where a site now answers whose identifier was changed in the last 90 days: the same path and query on its new
 * host (PLAT-01). Null for hosts that never had a site.
 */
export async function findRenamedAddress(
  services: Services,
  hostname: string,
  pathAndQuery: string,
): Promise<string | null> {
  const host = parseSiteHost(services.config, hostname);
  if (host === null) return null;
  const identifier = await findRenamedIdentifier(services.db, host.identifier, services.now());
  if (identifier === null) return null;
  return host.host === 'app'
    ? appUrl(services.config, identifier, pathAndQuery)
    : publicUrl(services.config, identifier, pathAndQuery);
}
