import { appUrl } from '#server/platform/config/addresses.ts';
import type { Services } from '#server/platform/services.ts';

type Config = Services['config'];

/** A screen of the dashboard. */
export function dashboardUrl(config: Config, path: string): string {
  return appUrl(config, null, path);
}

/** One that a token opens. Tokens stand after the `#`: browsers send that part to nobody, and no log has it. */
export function tokenUrl(config: Config, path: string, token: string): string {
  return `${dashboardUrl(config, path)}#${token}`;
}

/** What people call the installation by. */
export function dashboardHost(config: Config): string {
  return new URL(dashboardUrl(config, '/')).host;
}
