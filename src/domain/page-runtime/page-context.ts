import type { CookieSettings } from '#domain/consent/cookie-settings.ts';
import type { PixelOnPage } from '#domain/pixel/pixel-on-page.ts';
import type { StoreOnPages } from '#domain/store/store-on-pages.ts';
import type { ShopAppName } from './shop-app.ts';
import type { WebsiteRole } from '#domain/roles/website-roles.ts';
import type { BadgeType } from '#domain/overlays/badge.ts';
import type { MobileInfoBarSettings } from '#domain/overlays/info-bar-actions.ts';
import type { PopupOverlaySettings } from '#domain/overlays/popup-overlay-settings.ts';

/** Id of the `<script type="application/json">` that carries the context of a published page. */
export const PAGE_CONTEXT_ELEMENT_ID = 'portico-page-context';

/** Who may open a page: 1 everybody, 2 with a password, 3 members (CENS-39). */
export const PAGE_PERMISSIONS = { public: 1, password: 2, members: 3 } as const;

/** The page fields that forms and telemetry send along (FORM-62, CENS-36). */
export interface PageFields {
  readonly pageTitle: string;
  /** The item's id on the page of an item, else that of the page or collection (FORM-64). */
  readonly pageId: string;
  readonly contentSource: 'i' | 'c';
  readonly pagePath: string;
  readonly pagePermissionTypeValue: number;
}

/**
 * What a published page tells its runtime. Written by the server; never holds anything that differs by visitor, but for
 * what the runtime adds.
 */
export interface PageContext extends PageFields {
  readonly website: {
    readonly id: string;
    readonly identifier: string;
    readonly title: string;
    /** BCP 47. */
    readonly language: string;
    readonly timeZone: string;
    /** Origin of the site's app subdomain, with its port: `https://{identifier}.{appDomain}` (NAV-35). */
    readonly appOrigin: string;
    readonly developerMode: boolean;
    readonly cloneable: boolean;
  };
  /** Null on a site without settings (NAV-04). */
  readonly websiteSettings: {
    readonly useEscapeKeyToLogin: boolean;
    /** The name of this field in the page context; it is stored as `badge` (OVER-38). */
    readonly ssBadgeType?: BadgeType;
    /** Absent where the site has no store page (CONT-246). */
    readonly storeSettings?: StoreOnPages;
  } | null;
  /** Absent where the page has no popup (OVER-01). */
  readonly popupOverlaySettings?: PopupOverlaySettings;
  /** Absent where the page has no info bar (OVER-23). */
  readonly mobileInfoBarSettings?: MobileInfoBarSettings;
  /** Whether the page has an announcement bar (OVER-29). */
  readonly showAnnouncementBar?: boolean;
  /** The settings of the cookie banner (CONS-03). */
  readonly cookieSettings?: CookieSettings;
  /** The contributor whose session this is: only on app hosts, which are never cached (NAV-03). */
  readonly authenticatedAccount: { readonly id: string; readonly displayName: string } | null;
  /** Their roles on this site. */
  readonly websiteRoles: readonly WebsiteRole[];
  /** Whether people can be members of the site (MEMB-05); absent where they cannot. */
  readonly hasMembers?: boolean;
  /** Whether the navigation of an area stands here for people with access to it (MEMB-64); absent where none does. */
  readonly asksAreaNavigation?: boolean;
  /** The member who is signed in: added by the runtime once it knows, never written by the server (MEMB-30). */
  authenticatedMemberAccountId?: string;
  /** The key of the maps library, encoded; absent without a keyed provider (MAP-55). */
  readonly gmRenderKey?: string;
  /** The scripts of their own that kinds of pages have, by their names (NAV-61, DATA-58); absent on other pages. */
  readonly rollups?: Readonly<Partial<Record<ShopAppName, string>>>;
  /** What such a script begins with: only on pages that nobody keeps. */
  readonly appState?: object;
  /** The advertising pixel; absent where the site, or this page, has none (CENS-76). */
  readonly pixel?: PixelOnPage;
  /** Errors show their details in development only (OVER-75). */
  readonly isDevelopment: boolean;
}
