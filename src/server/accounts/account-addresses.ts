import { appUrl } from '#server/platform/config/addresses.ts';
import type { Services } from '#server/platform/services.ts';

type Config = Services['config'];

/** A screen of the dashboard. */
export function dashboardUrl(config: Config, path: string): string {
  return appUrl(config, null, path);
}

/** A page that a token opens. Tokens are in the fragment: browsers do not send it, so it appears in no log. */
export function tokenUrl(config: Config, path: string, token: string): string {
  return `${dashboardUrl(config, path)}#${token}`;
}

/** The name of the installation in mails. */
export function dashboardHost(config: Config): string {
  return new URL(dashboardUrl(config, '/')).host;
}
