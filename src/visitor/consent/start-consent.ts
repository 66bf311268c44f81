import { wordsReady } from '../page-words.ts';
import {
  COOKIE_SETTINGS_HASH,
  FORCE_BANNER_EVENT,
  UNFORCE_BANNER_EVENT,
  UPDATE_BANNER_EVENT,
} from '#domain/consent/banner-events.ts';
import { consentState } from '#domain/consent/consent-state.ts';
import type { CookieSettings } from '#domain/consent/cookie-settings.ts';
import { isBannerAddress, mountsBanner } from '#domain/consent/mounts-banner.ts';
import { startChunk } from '../start-chunk.ts';
import type { Runtime } from '../runtime.ts';
import { clearTracking } from './clear-tracking.ts';

/**
 * Manages the visitor's consent: applies the policy, shows the banner where it has to be shown (CONS-36 to CONS-39,
 * CONS-62), and again on request (CONS-50, CONS-52 to CONS-54). The banner is loaded only then.
 */
export function startConsent(runtime: Runtime): void {
  const { window: page, document, context } = runtime;
  const saved = context.cookieSettings;
  if (saved === undefined) return;
  let settings: CookieSettings = saved;
  let isForced = false;
  const isDue = (): boolean =>
    // Most sites have no banner; reading the cookies would take longer than all the rest.
    (isForced || settings.isCookieBannerEnabled) &&
    mountsBanner({
      isForced,
      isCookieBannerEnabled: settings.isCookieBannerEnabled,
      isAddressAllowed: isBannerAddress({
        path: page.location.pathname,
        query: page.location.search,
        isInEditor: page.frameElement !== null,
        isProductDomain: page.location.origin === context.website.appOrigin,
      }),
      consent: consentState(document.cookie),
    });
  const draw = (opener: HTMLElement | null = null): void => {
    startChunk(
      'cookie-banner',
      () => wordsReady().then(() => import('./cookie-banner.ts')),
      ({ showCookieBanner, hideCookieBanner }) => {
        if (opener !== null || isDue()) showCookieBanner(runtime, settings, opener);
        else hideCookieBanner(document);
      },
    );
  };
  clearTracking(page, settings);
  document.addEventListener(FORCE_BANNER_EVENT, () => {
    isForced = true;
    draw();
  });
  document.addEventListener(UPDATE_BANNER_EVENT, (event) => {
    settings = { ...settings, ...changesOf(event) };
    draw();
  });
  document.addEventListener(UNFORCE_BANNER_EVENT, () => {
    isForced = false;
    settings = saved;
    draw();
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href]') : null;
    if (link?.getAttribute('href')?.endsWith(COOKIE_SETTINGS_HASH) !== true) return;
    event.preventDefault();
    draw(link);
  });
  if (page.location.hash === COOKIE_SETTINGS_HASH) draw(document.body);
  else if (isDue()) draw();
}

function changesOf(event: Event): Partial<CookieSettings> {
  // An event of the settings screen comes from another window, so `instanceof` of this window's classes fails.
  const detail: unknown = 'detail' in event ? event.detail : null;
  return typeof detail === 'object' && detail !== null ? detail : {};
}
