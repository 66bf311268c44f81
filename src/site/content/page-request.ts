import type { Loaded } from '#blocks/needs/need.ts';
import type { AreaNavigation } from '#domain/members/area-navigation.ts';
import type { WebsiteRole } from '#domain/roles/website-roles.ts';

/** A page or item that links can lead to. */
export interface LinkTarget {
  readonly path: string;
  readonly title: string;
}

/** The facts of a request that a page depends on. */
export interface PageRequest {
  /** The path in the address, without its query: `/about`. */
  readonly path: string;
  readonly isHome: boolean;
  readonly host: 'public' | 'app';
  /** The contributor, on app hosts only. */
  readonly account: { readonly id: string; readonly displayName: string } | null;
  readonly websiteRoles: readonly WebsiteRole[];
  /** Pages and items that are live and switched on, by document id. */
  readonly targets: ReadonlyMap<string, LinkTarget>;
  /** Content of other documents for the blocks of the page; nothing where absent. */
  readonly loaded?: Loaded;
  /**
   * The navigations of member areas that whoever looks has access to, or that the runtime asks for them where they may
   * have (MEMB-64); absent where no area has one here.
   */
  readonly areaNavigation?: readonly AreaNavigation[] | 'asked-for';
  /** Address of the visitor runtime; null where it is not built or not used. */
  readonly runtimeHref: string | null;
  readonly isPreview: boolean;
  /** Shown because nothing was found at the address (OVER-18). */
  readonly isNotFound?: boolean;
  /** For a screenshot: no scripts, no motion. */
  readonly isScreenshot: boolean;
  readonly isDevelopment: boolean;
}
