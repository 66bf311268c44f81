import { MOBILE_BAR_MAX_WIDTH } from './is-mobile-device.ts';

/** The overlays of a website (OVER-33). */
export interface OverlayFacts {
  readonly isScreenshot: boolean;
  /** Of the popup, whether its moment has come and it is due for this visitor. */
  readonly isPopupDue: boolean;
  readonly isPopupSuppressed: boolean;
  readonly showAnnouncementBar: boolean;
  readonly isAnnouncementClosed: boolean;
  readonly mobileBarStyle: 'none' | 'light' | 'dark';
  readonly hasMobileBarActions: boolean;
  /** Width of the window, px. */
  readonly width: number;
  readonly isMobile: boolean;
  readonly isCookieBannerOpen: boolean;
  readonly isDialogOpen: boolean;
}

export interface DrawnOverlays {
  readonly popupOverlay: boolean;
  readonly announcementBar: boolean;
  readonly mobileInfoBar: boolean;
  readonly cookieBanner: boolean;
}

/**
 * Which overlays are drawn (OVER-19, OVER-25, OVER-29, OVER-33). The popup waits while anything else asks for an answer:
 * it would lie over it. What lies at the lower edge is stacked by its height.
 */
export function drawnOverlays(facts: OverlayFacts): DrawnOverlays {
  if (facts.isScreenshot) return NOTHING;
  return {
    popupOverlay:
      facts.isPopupDue && !facts.isPopupSuppressed && !facts.isCookieBannerOpen && !facts.isDialogOpen,
    announcementBar: facts.showAnnouncementBar && !facts.isAnnouncementClosed,
    mobileInfoBar:
      facts.mobileBarStyle !== 'none' &&
      facts.hasMobileBarActions &&
      facts.width <= MOBILE_BAR_MAX_WIDTH &&
      facts.isMobile,
    cookieBanner: facts.isCookieBannerOpen,
  };
}

const NOTHING: DrawnOverlays = {
  popupOverlay: false,
  announcementBar: false,
  mobileInfoBar: false,
  cookieBanner: false,
};
