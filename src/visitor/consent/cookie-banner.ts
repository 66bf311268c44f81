import { COOKIE_SETTINGS_HASH, CONSENT_EVENT, FORCED_BANNER_CLASS } from '#domain/consent/banner-events.ts';
import { BANNER_CLASS, bannerAttributes, bannerMarkup } from '#domain/consent/banner-markup.ts';
import { BANNER_GAP, BANNER_STYLES } from '#domain/consent/banner-styles.ts';
import { consentCookieText } from '#domain/consent/consent-cookie.ts';
import { consentState, mayLoadThirdParties } from '#domain/consent/consent-state.ts';
import type { CookieSettings } from '#domain/consent/cookie-settings.ts';
import { textVersion } from '#domain/consent/text-version.ts';
import { RUNTIME_MESSAGES } from '#domain/page-runtime/runtime-messages.ts';
import { adoptStyles } from '../dialogs/adopt-styles.ts';
import { reserveEdgeSpace } from '../reserve-edge-space.ts';
import { translate } from '../page-words.ts';
import { report } from '../report.ts';
import type { Runtime } from '../runtime.ts';
import { clearTracking } from './clear-tracking.ts';

const endings = new WeakMap<Element, () => void>();

/**
 * Shows the banner, or redraws it: a labelled region early in the tab order that does not trap the focus (CONS-42).
 * @param opener the link that asked for it; it gets the focus back
 */
export function showCookieBanner(
  runtime: Runtime,
  settings: CookieSettings,
  opener: HTMLElement | null = null,
): void {
  const { window: page, document, closeTargets } = runtime;
  hideCookieBanner(document);
  adoptStyles(document, BANNER_STYLES);
  const banner = document.createElement('section');
  for (const [name, value] of Object.entries(bannerAttributes(settings, translate))) {
    banner.setAttribute(name, value);
  }
  banner.innerHTML = bannerMarkup(settings, translate, consentState(document.cookie));
  const unregister = opener === null ? () => undefined : closeTargets.register(() => leave());
  const leave = (): void => {
    const hadFocus = banner.contains(document.activeElement);
    hideCookieBanner(document);
    if (!hadFocus) return;
    const target = opener === null || opener === document.body ? document.querySelector('main') : opener;
    if (target instanceof page.HTMLElement) target.focus({ preventScroll: true });
  };
  banner.addEventListener('click', (event) => {
    const control = event.target instanceof page.Element ? event.target.closest('[data-consent]') : null;
    if (control === null || document.body.classList.contains(FORCED_BANNER_CLASS)) return;
    choose(runtime, settings, control.getAttribute('data-consent') === 'true');
    leave();
  });
  const skip = document.querySelector('.portico-skip');
  if (skip?.parentElement === document.body) skip.after(banner);
  else document.body.prepend(banner);
  const giveRoom = reserveEdgeSpace(
    page,
    banner,
    'banner',
    settings.cookieBannerPosition.startsWith('TOP') ? 'top' : 'bottom',
    settings.cookieBannerVariant === 'POPUP' ? BANNER_GAP : null,
  );
  endings.set(banner, () => {
    unregister();
    giveRoom();
  });
  if (opener !== null) banner.querySelector<HTMLElement>('[data-consent]')?.focus();
}

/** Removes the banner, where there is one (CONS-46, CONS-47). */
export function hideCookieBanner(document: Document): void {
  for (const banner of document.querySelectorAll(`.${BANNER_CLASS}`)) {
    endings.get(banner)?.();
    banner.remove();
  }
}

/** Stores the choice in the cookie, notifies the page, and records it anonymously (CONS-43 to CONS-45). */
function choose(runtime: Runtime, settings: CookieSettings, isAccepted: boolean): void {
  const { window: page, document } = runtime;
  const couldLoad = mayLoadThirdParties(settings, document.cookie);
  document.cookie = consentCookieText(isAccepted, page.location.protocol === 'https:');
  if (page.location.hash === COOKIE_SETTINGS_HASH) {
    page.history.replaceState(page.history.state, '', page.location.pathname + page.location.search);
  }
  clearTracking(page, settings);
  document.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: isAccepted }));
  void runtime
    .call({
      method: 'POST',
      path: '/api/consent',
      handlesFailures: true,
      body: { isAccepted, textVersion: textVersion(settings) },
    })
    .catch((error: unknown) => report(RUNTIME_MESSAGES.consentNotRecorded, error))
    .then(() => {
      // Code that ran with the withdrawn consent stops only with its page, so the page is reloaded (CONS-63).
      if (couldLoad && !isAccepted) page.location.reload();
    });
}
