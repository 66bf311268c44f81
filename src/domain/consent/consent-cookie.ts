/** The visitor's choice, on the site's own host (CONS-49). */
export const CONSENT_COOKIE = 'CookieConsent';
/** 30 days, for accept and decline alike (CONS-45). */
export const CONSENT_COOKIE_MS = 2_592_000_000;

/** The text that stores a choice through `document.cookie` (CONS-43 to CONS-45, CONS-49). */
export function consentCookieText(isAccepted: boolean, isSecure: boolean): string {
  return `${CONSENT_COOKIE}=${String(isAccepted)}; Max-Age=${CONSENT_COOKIE_MS / 1000}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
