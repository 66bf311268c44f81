import { siteTranslator } from '#messages/site-translator.ts';
import { COOKIE_SETTINGS_HASH } from '#domain/consent/banner-events.ts';
import { cookieSettingsOf, parseCookieBanner } from '#domain/consent/cookie-banner.ts';
import { hasConsentPolicy } from '#domain/consent/consent-policy.ts';
import { resolveLink } from '#domain/links/resolve-link.ts';
import cookieLinkStyles from '../../styles/cookie-link.css?inline';
import type { PageFeature } from './page-feature.ts';

/** The cookie banner, a policy about cookies, and links that open the choice (CONS-50). */
export const consentFeature: PageFeature = {
  name: 'consent',
  styles: ({ body }) => (body.facts.hasClass('portico-footer-cookies') ? cookieLinkStyles : ''),
  context: ({ shell, request }) => ({
    cookieSettings: cookieSettingsOf(
      parseCookieBanner(shell.records['cookie-banner']),
      siteTranslator(shell.settings.language),
      (link) => resolveLink(link, (documentId) => request.targets.get(documentId)?.path ?? null),
    ),
  }),
  needsRuntime: ({ shell, body }) =>
    hasConsentPolicy(parseCookieBanner(shell.records['cookie-banner'])) ||
    body.facts.linksTo(COOKIE_SETTINGS_HASH),
};
