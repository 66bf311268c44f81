import type { Configuration } from '#server/platform/config/configuration.ts';

export interface SiteHost {
  readonly identifier: string;
  readonly host: 'public' | 'app';
}

/**
 * Which site and which side of it a host name asks for: `{site}.{APP_DOMAIN}` or `{site}.{SITES_DOMAIN}`.
 * Null for the base domains themselves, for deeper names and for strangers.
 */
export function parseSiteHost(
  config: Pick<Configuration, 'appDomain' | 'sitesDomain'>,
  hostname: string,
): SiteHost | null {
  const name = hostname.toLowerCase();
  // The app domain first: by default it lies under the domain of the sites.
  if (name === config.appDomain || name === config.sitesDomain) return null;
  const onApp = labelBefore(name, config.appDomain);
  if (onApp !== null) return { identifier: onApp, host: 'app' };
  const onSites = labelBefore(name, config.sitesDomain);
  return onSites === null ? null : { identifier: onSites, host: 'public' };
}

function labelBefore(name: string, domain: string): string | null {
  if (!name.endsWith(`.${domain}`)) return null;
  const label = name.slice(0, -domain.length - 1);
  return label === '' || label.includes('.') ? null : label;
}
