import { isOwnPath } from '../links/browser-address.ts';

/**
 * Where the configuration area opens on a page: `/config/` with its path and query as `frameUrl` (NAV-01, NAV-02).
 * What is not a path of the same site is replaced by the home page; the part after `#` is not carried (NAV-16).
 */
export function configAddress(appOrigin: string, path: string, query: string): string {
  const page = isOwnPath(path) ? path + query : '/';
  return `${appOrigin}/config/?frameUrl=${encodeURIComponent(page)}`;
}
