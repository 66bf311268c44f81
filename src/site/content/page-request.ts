import type { Loaded } from '#blocks/needs/need.ts';
import type { WebsiteRole } from '#domain/roles/website-roles.ts';

/** A page or item that links can lead to. */
export interface LinkTarget {
  readonly path: string;
  readonly title: string;
}

/** How a page is asked for. */
export interface PageRequest {
  /** As it is shown in the address, without its query: `/about`. */
  readonly path: string;
  readonly isHome: boolean;
  readonly host: 'public' | 'app';
  /** The contributor, on app hosts only. */
  readonly account: { readonly id: string; readonly displayName: string } | null;
  readonly websiteRoles: readonly WebsiteRole[];
  /** Pages and items that are live and switched on, by document id. */
  readonly targets: ReadonlyMap<string, LinkTarget>;
  /** What the blocks of the page need of other documents; nothing where absent. */
  readonly loaded?: Loaded;
  /** Address of the visitor runtime; null where it is not built or not wanted. */
  readonly runtimeHref: string | null;
  readonly isPreview: boolean;
  /** Shown because there is nothing at the address (OVER-18). */
  readonly isNotFound?: boolean;
  /** For a picture of the page: nothing runs, nothing moves. */
  readonly isScreenshot: boolean;
  readonly isDevelopment: boolean;
}
