import type { Services } from '#server/platform/services.ts';
import type { WebsiteRole } from '#domain/roles/website-roles.ts';
import type { Site } from '#server/sites/site.ts';
import type { LoadedShell } from './load-shell.ts';

/** Who asks for a page, and on which side of the site. */
export interface Visit {
  readonly host: 'public' | 'app';
  readonly account: { readonly id: string; readonly displayName: string } | null;
  readonly roles: readonly WebsiteRole[];
}

/** What answering an address of a site takes. */
export interface PublishedSite {
  readonly services: Services;
  readonly site: Site;
  readonly loaded: LoadedShell;
  readonly visit: Visit;
  readonly runtimeHref: string | null;
}
