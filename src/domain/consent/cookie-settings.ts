import type { BannerPosition, BannerVariant } from './banner-position.ts';

/** The looks of the cookie banner (CONS-05). */
export const BANNER_THEMES = ['LIGHT', 'DARK'] as const;
/** What the control to accept looks like (CONS-06). */
export const CTA_VARIANTS = ['TEXT', 'BUTTON', 'ICON'] as const;
/** Whether visitors may only accept, or refuse as well (CONS-07). */
export const ACCEPT_TYPES = ['OPT_IN', 'OPT_IN_AND_OUT'] as const;

/** What the page context tells of the cookie banner as `cookieSettings` (CONS-01, CONS-03): whole, without gaps. */
export interface CookieSettings {
  readonly isCookieBannerEnabled: boolean;
  /** Markup of paragraphs with bold, italic and links only (CONS-18). */
  readonly cookieBannerText: string;
  readonly cookieBannerCtaText: string;
  readonly cookieBannerOptOutCtaText: string;
  readonly cookieBannerCtaVariant: (typeof CTA_VARIANTS)[number];
  readonly cookieBannerPosition: BannerPosition;
  readonly cookieBannerTheme: (typeof BANNER_THEMES)[number];
  readonly cookieBannerVariant: BannerVariant;
  readonly cookieBannerAcceptType: (typeof ACCEPT_TYPES)[number];
  readonly isRestrictiveCookiePolicyEnabled: boolean;
  readonly isRestrictiveCookiePolicyAbsolute: boolean;
  readonly isVisitorDataRestricted: boolean;
}
