import type { CookieSettings } from './cookie-settings.ts';

/** Whether a page has to handle cookies at all; without it the page needs no script for them (CONS-36, CONS-62). */
export function hasConsentPolicy(
  settings: Pick<
    CookieSettings,
    'isCookieBannerEnabled' | 'isRestrictiveCookiePolicyEnabled' | 'isRestrictiveCookiePolicyAbsolute'
  >,
): boolean {
  return (
    settings.isCookieBannerEnabled ||
    settings.isRestrictiveCookiePolicyEnabled ||
    settings.isRestrictiveCookiePolicyAbsolute
  );
}
