import { hasConsentPolicy } from '#domain/consent/consent-policy.ts';
import { clearsTracking } from '#domain/consent/consent-state.ts';
import { ANALYTICS_KEYS, clearingCookieTexts } from '#domain/consent/tracking-cookies.ts';
import type { CookieSettings } from '#domain/consent/cookie-settings.ts';
import { RUNTIME_MESSAGES } from '#domain/page-runtime/runtime-messages.ts';
import { report } from '../report.ts';

/** Deletes the visitor-tracking cookies and their copies where the policy says so (CONS-56, CONS-60, CONS-62). */
export function clearTracking(page: Window, settings: CookieSettings): void {
  const { document, location } = page;
  if (!hasConsentPolicy(settings) || !clearsTracking(settings, document.cookie)) return;
  for (const text of clearingCookieTexts(location.hostname)) document.cookie = text;
  try {
    for (const key of ANALYTICS_KEYS) page.localStorage.removeItem(key);
  } catch (error) {
    // A browser may refuse the storage: then there is no copy in it.
    report(RUNTIME_MESSAGES.initializerFailed, error);
  }
}
