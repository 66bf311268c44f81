import { cookieValue } from '#domain/data-call/cookie-value.ts';
import { CONSENT_COOKIE } from './consent-cookie.ts';
import { hasConsentPolicy } from './consent-policy.ts';
import type { CookieSettings } from './cookie-settings.ts';

export type ConsentState = 'accepted' | 'declined' | 'unknown';
type Policy = Pick<
  CookieSettings,
  'isCookieBannerEnabled' | 'isRestrictiveCookiePolicyEnabled' | 'isRestrictiveCookiePolicyAbsolute'
>;

/** The choice in the text of `document.cookie` (CONS-38, CONS-43, CONS-44). */
export function consentState(cookies: string): ConsentState {
  const value = cookieValue(cookies, CONSENT_COOKIE);
  if (value === 'true') return 'accepted';
  return value === 'false' ? 'declined' : 'unknown';
}

/**
 * Whether visitor-tracking cookies and calls are allowed now (CONS-61, CONS-63, CONS-64): where visitors are asked, or
 * the policy is restrictive, once they have accepted.
 */
export function mayTrack(settings: Policy, cookies: string): boolean {
  if (settings.isRestrictiveCookiePolicyAbsolute) return false;
  const state = consentState(cookies);
  return hasConsentPolicy(settings) ? state === 'accepted' : state !== 'declined';
}

/** Whether third-party content may load without a click: once the visitor has accepted (CONS-63). */
export function mayLoadThirdParties(settings: Policy, cookies: string): boolean {
  return mayTrack(settings, cookies) && consentState(cookies) === 'accepted';
}

/** Whether the visitor-tracking cookies are taken away on this page load (CONS-56, CONS-61, CONS-62, CONS-64). */
export function clearsTracking(settings: Policy, cookies: string): boolean {
  const hasPolicy = settings.isRestrictiveCookiePolicyEnabled || settings.isRestrictiveCookiePolicyAbsolute;
  return hasPolicy && !mayTrack(settings, cookies);
}
