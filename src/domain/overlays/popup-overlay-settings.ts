/** A closed popup with this frequency is never shown again (OVER-05). */
export const NEVER_AGAIN = -1;
export const MAX_FREQUENCY_DAYS = 365;
export const MAX_DELAY_SECONDS = 600;

/** The query of the platform's own screenshot service; with it a page has no popup and no bars (OVER-16, OVER-19). */
export const SCREENSHOT_PARAMETER = 'screenshot';

/** Id of the `<template>` of a published page that holds what its popup shows. */
export const POPUP_TEMPLATE_ID = 'portico-popup-overlay';

/** What the page context tells of the popup (OVER-01); its content stands in the page as a template. */
export interface PopupOverlaySettings {
  /** Whether there is a popup at all (OVER-02). */
  readonly style: 'none' | 'show';
  /** Whether it is shown on mobile devices, too (OVER-03). */
  readonly enableMobile: boolean;
  /** Rises with every change of the popup (OVER-12). */
  readonly version: number;
  /** Comes back until its form was submitted, and never after that (OVER-06). */
  readonly showUntilSignup: boolean;
  /** Days after which a closed popup may be shown again; -1 for never (OVER-04, OVER-05). */
  readonly displayFrequency: number;
  /** OVER-20: whichever comes first; null where it does not count. */
  readonly delaySeconds: number | null;
  /** Per cent of the page. */
  readonly scrollDepth: number | null;
}
