import { getDomain } from 'tldts';
import type { Configuration } from './configuration.ts';

/**
 * What the person who starts Portico has to know where the two base domains lie under one that can be registered: code of
 * owners can then set cookies that browsers send to the dashboard, too. Null where they do not.
 */
export function sharedDomainWarning({
  appDomain,
  sitesDomain,
}: Pick<Configuration, 'appDomain' | 'sitesDomain'>): string | null {
  const shared = registeredDomain(appDomain);
  if (shared === null || shared !== registeredDomain(sitesDomain)) return null;
  return `APP_DOMAIN and SITES_DOMAIN both lie under ${shared}: scripts of sites can set cookies for it, which browsers send to the dashboard as well. Use a domain of its own for sites, as docs/guides/configuration.md explains`;
}

function registeredDomain(hostname: string): string | null {
  return getDomain(hostname, { allowPrivateDomains: true });
}
