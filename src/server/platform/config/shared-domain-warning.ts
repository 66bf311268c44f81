import type { Configuration } from './configuration.ts';

/** Of a domain that can be registered: a name below a suffix. */
const FEWEST_LABELS = 2;

/**
 * What the person who starts Portico has to know where the two base domains lie under one that can be registered: code of
 * owners can then set cookies that browsers send to the dashboard, too. Null where they do not.
 */
export async function sharedDomainWarning({
  appDomain,
  sitesDomain,
}: Pick<Configuration, 'appDomain' | 'sitesDomain'>): Promise<string | null> {
  // The list of what can be registered is long, and most installations need not ask it.
  if (sharedLabels(appDomain, sitesDomain) < FEWEST_LABELS) return null;
  const { getDomain } = await import('tldts');
  const registeredDomain = (hostname: string) => getDomain(hostname, { allowPrivateDomains: true });
  const shared = registeredDomain(appDomain);
  if (shared === null || shared !== registeredDomain(sitesDomain)) return null;
  return `APP_DOMAIN and SITES_DOMAIN both lie under ${shared}: scripts of sites can set cookies for it, which browsers send to the dashboard as well. Use a domain of its own for sites, as docs/guides/configuration.md explains`;
}

/** How many labels two names end with alike. */
function sharedLabels(one: string, other: string): number {
  const [mine, theirs] = [one.split('.').toReversed(), other.split('.').toReversed()];
  const differing = mine.findIndex((label, index) => label !== theirs[index]);
  return differing === -1 ? mine.length : differing;
}
