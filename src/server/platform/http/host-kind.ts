import type { Configuration } from '#server/platform/config/configuration.ts';

/**
 * What a host name stands for: the dashboard, the bare domain of the sites or this machine itself (both lead to the
 * dashboard), or something a site may answer on.
 */
export type HostKind = 'dashboard' | 'entrance' | 'site';

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', '::1', 'localhost']);

export function hostKindOf(
  config: Pick<Configuration, 'appDomain' | 'sitesDomain'>,
  hostname: string,
): HostKind {
  const name = hostname.toLowerCase();
  if (name === config.appDomain) return 'dashboard';
  if (name === config.sitesDomain || LOOPBACK.has(name)) return 'entrance';
  return 'site';
}
