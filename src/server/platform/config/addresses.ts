import type { Configuration } from './configuration.ts';

type AddressConfiguration = Pick<
  Configuration,
  'appDomain' | 'sitesDomain' | 'publicProtocol' | 'publicPort'
>;

/** The address of a path on a site's app host, or on the dashboard where `identifier` is null. */
export function appUrl(config: AddressConfiguration, identifier: string | null, path: string): string {
  return (
    originOf(config, identifier === null ? config.appDomain : `${identifier}.${config.appDomain}`) + path
  );
}

/** The address of a path on a site's public host. */
export function publicUrl(config: AddressConfiguration, identifier: string, path: string): string {
  return originOf(config, `${identifier}.${config.sitesDomain}`) + path;
}

function originOf(config: AddressConfiguration, hostname: string): string {
  const port = config.publicPort === null ? '' : `:${config.publicPort}`;
  return `${config.publicProtocol}://${hostname}${port}`;
}
