import type { SiteScope } from '#server/platform/http/site-scope.ts';
import { appUrl } from '#server/platform/config/addresses.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';

/** For whom passkeys are made, and where they are used. */
export interface RelyingParty {
  /** The app domain: passkeys work on the dashboard and on the app hosts of sites, and on no public host. */
  readonly id: string;
  /** Of the page that asks, by the settings of the installation; what a proxy makes of the request is not asked. */
  readonly origin: string;
}

/** Throws `not-found` on public hosts, where owners' code runs. */
export function relyingParty({ config }: Pick<Services, 'config'>, site: SiteScope | null): RelyingParty {
  if (site?.host === 'public') throw new CallError('not-found');
  return { id: config.appDomain, origin: new URL(appUrl(config, site?.identifier ?? null, '/')).origin };
}
