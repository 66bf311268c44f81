import type { Caller } from '#server/platform/http/caller.ts';
import type { Services } from '#server/platform/services.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import type { SiteAccess, Viewer } from '#domain/gating/site-access.ts';
import type { LockStore } from '#server/locks/content-locks.ts';
import type { WebsiteRole } from '#domain/roles/website-roles.ts';
import type { KeptProducts } from '#server/collections/products/kept-products.ts';
import type { Site } from '#server/sites/site.ts';
import type { RedirectRuleStore } from '#server/redirects/redirect-rules.ts';
import type { SitemapPlans } from './sitemap-plan.ts';
import type { LoadedShell } from './load-shell.ts';
import type { KeptPages } from './page-reader.ts';

/** Who asks for a page, and on which side of the site. */
export interface Visit {
  readonly host: 'public' | 'app';
  readonly caller: Caller;
  /** What pages of the app host are told of the roles of whoever looks at them; no right is read from it. */
  readonly websiteRoles: readonly WebsiteRole[];
  /** Documents whose password was given. */
  readonly unlocked: ReadonlySet<DocumentId>;
  /** What they get of what is for members. */
  readonly viewer: Viewer;
}

/** Notes while an answer is made whether others get another one (MEMB-41). */
export interface GateNotes {
  isGated: boolean;
}

/** What answering an address of a site takes. */
export interface PublishedSite {
  readonly services: Services;
  readonly site: Site;
  readonly loaded: LoadedShell;
  readonly visit: Visit;
  readonly runtimeHref: string | null;
  readonly sitemapPlans: SitemapPlans;
  readonly redirectRules: RedirectRuleStore;
  readonly locks: LockStore;
  readonly products: KeptProducts;
  readonly keptPages: KeptPages;
  readonly access: SiteAccess;
  readonly gates: GateNotes;
}
