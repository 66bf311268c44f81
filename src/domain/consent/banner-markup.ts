import type { Translate } from '#messages/translator.ts';
import { cookieBanner } from '#messages/en/cookie-banner.ts';
import { escapeHtml } from '#domain/seo/escape-html.ts';
import type { ConsentState } from './consent-state.ts';
import type { CookieSettings } from './cookie-settings.ts';

export const BANNER_CLASS = 'portico-cookie-banner';

const CROSS =
  '<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false"><path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" stroke-width="2"/></svg>';

/** How the controls look: one icon cannot offer two choices (CONS-06, CONS-10). */
export function shownCtaVariant(settings: CookieSettings): CookieSettings['cookieBannerCtaVariant'] {
  const { cookieBannerCtaVariant: variant, cookieBannerAcceptType: type } = settings;
  return variant === 'ICON' && type === 'OPT_IN_AND_OUT' ? 'BUTTON' : variant;
}

/** The attributes of the banner's element. */
export function bannerAttributes(
  settings: CookieSettings,
  translate: Translate,
): Readonly<Record<string, string>> {
  return {
    class: BANNER_CLASS,
    'aria-label': translate(cookieBanner.name),
    'data-variant': settings.cookieBannerVariant,
    'data-position': settings.cookieBannerPosition,
    'data-edge': settings.cookieBannerPosition.startsWith('TOP') ? 'top' : 'bottom',
    'data-banner-theme': settings.cookieBannerTheme,
    'data-cta': shownCtaVariant(settings),
  };
}

/**
 * The content of the banner (CONS-08 to CONS-10): its text, the accept control, and the decline control where visitors
 * may decline. When it is opened again, it shows the present choice (CONS-50). The text is markup of
 * `bannerTextMarkup`.
 */
export function bannerMarkup(settings: CookieSettings, translate: Translate, present: ConsentState): string {
  const accept = escapeHtml(settings.cookieBannerCtaText);
  const isIcon = shownCtaVariant(settings) === 'ICON';
  const state =
    present === 'unknown'
      ? ''
      : `<p>${escapeHtml(translate(present === 'accepted' ? cookieBanner.accepted : cookieBanner.declined))}</p>`;
  const controls = [
    isIcon
      ? `<button type="button" data-consent="true" aria-label="${accept}" title="${accept}">${CROSS}</button>`
      : `<button type="button" data-consent="true">${accept}</button>`,
    settings.cookieBannerAcceptType === 'OPT_IN_AND_OUT'
      ? `<button type="button" data-consent="false">${escapeHtml(settings.cookieBannerOptOutCtaText)}</button>`
      : '',
  ];
  return `<div class="${BANNER_CLASS}-text">${settings.cookieBannerText}${state}</div><div class="${BANNER_CLASS}-controls">${controls.join('')}</div>`;
}
