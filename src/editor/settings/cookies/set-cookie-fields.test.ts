import { siteTranslator } from '#messages/site-translator.ts';
import { expect, it } from 'vitest';
import { cookieSettingsOf, parseCookieBanner } from '#domain/consent/cookie-banner.ts';
import { storedVisitorData } from '#domain/consent/settings-screen.ts';
import { applyOperations } from '#domain/documents/apply.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { richTextOf } from '#domain/rich-text/rich-text.ts';
import type { JsonValue } from '#lib/json.ts';
import { cookieSettings } from '#messages/en/interface/cookie-settings.ts';
import { setCookieFields } from './set-cookie-fields.ts';

function after(
  view: DocumentRecords,
  fields: Readonly<Record<string, JsonValue>>,
  language = 'en',
): DocumentRecords {
  return applyOperations(
    view,
    setCookieFields(view, fields, cookieSettings.cookieBanner, siteTranslator(language)).operations,
  ).records;
}

const shown = (view: DocumentRecords, language: string) =>
  cookieSettingsOf(parseCookieBanner(view['cookie-banner']), siteTranslator(language), () => null)
    .cookieBannerText;

it('saves the default text an owner saw and left alone as it stands [CONS-17]', () => {
  const saved = after({}, { isCookieBannerEnabled: true }, 'de');
  expect(saved['cookie-banner']?.['cookieBannerText']).toEqual(
    richTextOf(
      'Mit der Nutzung dieser Website stimmen Sie der Verwendung von Cookies zu. Wir verwenden Cookies, um Ihnen ein gutes Erlebnis zu bieten und unsere Website zuverlässig zu betreiben.',
    ),
  );
  expect(shown(saved, 'fr')).toContain('Mit der Nutzung');
});

it('lets an emptied text follow the default [CONS-16] [CONS-17]', () => {
  const saved = after(after({}, { isCookieBannerEnabled: true }), { cookieBannerText: '' });
  expect(saved['cookie-banner']?.['cookieBannerText']).toBe('');
  expect(shown(saved, 'fr')).toContain('En utilisant ce site web');
});

it('stores the two switches of visitor data under the names of the settings [CONS-12] [CONS-13]', () => {
  const on = after({}, storedVisitorData({ isActivityLogEnabled: true, isAnalyticsCookiesDisabled: true }));
  expect(on['cookie-banner']).toMatchObject({
    isVisitorDataRestricted: false,
    isRestrictiveCookiePolicyEnabled: true,
  });
  const off = after(on, storedVisitorData({ isActivityLogEnabled: false }));
  expect(off['cookie-banner']).toMatchObject({
    isVisitorDataRestricted: true,
    isRestrictiveCookiePolicyEnabled: true,
  });
});
