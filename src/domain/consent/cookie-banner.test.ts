import { siteTranslator } from '#messages/site-translator.ts';
import { translateEnglish } from '#messages/translator.ts';
import { describe, expect, it } from 'vitest';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { resolveLink } from '#domain/links/resolve-link.ts';
import { richTextOf, type RichText } from '#domain/rich-text/rich-text.ts';
import { bannerAttributes, bannerMarkup } from './banner-markup.ts';
import { bannerTextMarkup } from './banner-text-markup.ts';
import { cookieSettingsOf, loadedBannerText, parseCookieBanner, savedBannerText } from './cookie-banner.ts';
import { textVersion } from './text-version.ts';

const DEFAULT_TEXT =
  'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.';
const link = (value: Parameters<typeof resolveLink>[0]) => resolveLink(value, () => null);
const settingsOf = (fields: object, language = 'en-US') =>
  cookieSettingsOf(
    parseCookieBanner({ id: 'cookie-banner', type: 'cookie-banner', ...fields } as DocumentRecord),
    siteTranslator(language),
    link,
  );

describe('settings', () => {
  it('are all there where nothing is stored [CONS-01] [CONS-20] [CONS-21] [CONS-22] [CONS-23] [CONS-24] [CONS-25] [CONS-26]', () => {
    expect(cookieSettingsOf(parseCookieBanner(undefined), translateEnglish, link)).toEqual({
      isCookieBannerEnabled: false,
      cookieBannerText: `<p>${DEFAULT_TEXT}</p>`,
      cookieBannerCtaText: 'Accept',
      cookieBannerOptOutCtaText: 'Decline',
      cookieBannerCtaVariant: 'ICON',
      cookieBannerPosition: 'BOTTOM',
      cookieBannerTheme: 'DARK',
      cookieBannerVariant: 'BAR',
      cookieBannerAcceptType: 'OPT_IN',
      isRestrictiveCookiePolicyEnabled: false,
      isRestrictiveCookiePolicyAbsolute: false,
      isVisitorDataRestricted: false,
    });
  });

  it.each([
    ['cookieBannerCtaText', 7, 'Accept', 'CONS-20'],
    ['cookieBannerText', { type: 'script' }, `<p>${DEFAULT_TEXT}</p>`, 'CONS-21'],
    ['cookieBannerOptOutCtaText', null, 'Decline', 'CONS-22'],
    ['cookieBannerCtaVariant', 'LINK', 'ICON', 'CONS-23] [CONS-06'],
    ['cookieBannerTheme', 'PINK', 'DARK', 'CONS-24] [CONS-05'],
    ['cookieBannerVariant', 'SPLASH', 'BAR', 'CONS-25] [CONS-04'],
    ['cookieBannerAcceptType', 'NEVER', 'OPT_IN', 'CONS-26] [CONS-07'],
  ])('an invalid %s %j is %j [%s]', (name, stored, value, _ids) => {
    expect(settingsOf({ [name]: stored })).toHaveProperty(name, value);
  });

  it.each([
    ['cookieBannerVariant', ['BAR', 'POPUP'], 'CONS-04'],
    ['cookieBannerTheme', ['LIGHT', 'DARK'], 'CONS-05'],
    ['cookieBannerCtaVariant', ['TEXT', 'BUTTON', 'ICON'], 'CONS-06'],
    ['cookieBannerAcceptType', ['OPT_IN', 'OPT_IN_AND_OUT'], 'CONS-07'],
  ])('%s keeps %j [%s]', (name, values, _ids) => {
    for (const value of values) expect(settingsOf({ [name]: value })).toHaveProperty(name, value);
  });

  it('have their default texts in the site’s language; what the owner wrote stays [CONS-27]', () => {
    expect(settingsOf({}, 'de-AT').cookieBannerOptOutCtaText).toBe('Ablehnen');
    expect(settingsOf({}, 'de').cookieBannerText).toContain('Cookies zu.');
    expect(settingsOf({}, 'xx').cookieBannerCtaText).toBe('Accept');
    expect(settingsOf({ cookieBannerCtaText: 'Fine' }, 'de').cookieBannerCtaText).toBe('Fine');
  });
});

describe('the banner text', () => {
  const paragraph = richTextOf('');

  it('counts as empty with nothing but an empty paragraph, and is loaded as the default [CONS-14] [CONS-15]', () => {
    expect(loadedBannerText({ cookieBannerText: paragraph }, translateEnglish)).toEqual(
      richTextOf(DEFAULT_TEXT),
    );
    expect(loadedBannerText({ cookieBannerText: '' }, translateEnglish)).toEqual(richTextOf(DEFAULT_TEXT));
    expect(loadedBannerText({ cookieBannerText: richTextOf('Mine') }, translateEnglish)).toEqual(
      richTextOf('Mine'),
    );
  });

  it('is saved as an empty string when emptied, else as it stands [CONS-14] [CONS-16] [CONS-17]', () => {
    expect(savedBannerText(paragraph)).toBe('');
    expect(savedBannerText(richTextOf(DEFAULT_TEXT))).toEqual(richTextOf(DEFAULT_TEXT));
  });

  it('holds bold, italic and links, and nothing that runs [CONS-18]', () => {
    const text: RichText = {
      type: 'doc',
      content: [
        {
          type: 'heading',
          attrs: { level: 2 },
          content: [
            { type: 'text', text: '<script>1</script>' },
            { type: 'text', text: 'bold', marks: [{ type: 'bold' }, { type: 'underline' }] },
            { type: 'hardBreak' },
            { type: 'text', text: 'soft', marks: [{ type: 'italic' }] },
          ],
        },
        {
          type: 'bulletList',
          content: [
            {
              type: 'listItem',
              content: [
                {
                  type: 'paragraph',
                  content: [linked('Policy', '/privacy?a="b"'), linked('bad', 'javascript:alert(1)')],
                },
              ],
            },
          ],
        },
      ],
    };
    expect(bannerTextMarkup(text, link)).toBe(
      '<p>&lt;script&gt;1&lt;/script&gt;<strong>bold</strong><br><em>soft</em></p>' +
        '<p><a href="/privacy?a=&quot;b&quot;">Policy</a>bad</p>',
    );
  });

  function linked(text: string, href: string) {
    return {
      type: 'text',
      text,
      marks: [{ type: 'link', attrs: { link: { kind: 'url', href, newWindow: false } } }],
    } as const;
  }
});

describe('the markup', () => {
  const draw = (fields: object, present: 'unknown' | 'declined' = 'unknown') =>
    bannerMarkup(settingsOf(fields), translateEnglish, present);

  it('offers accept alone, or accept and decline, with their texts [CONS-08] [CONS-09]', () => {
    const one = draw({ cookieBannerCtaVariant: 'BUTTON', cookieBannerCtaText: 'Yes & more' });
    expect(one).toContain('data-consent="true">Yes &amp; more</button>');
    expect(one).not.toContain('data-consent="false"');
    const two = draw({ cookieBannerAcceptType: 'OPT_IN_AND_OUT', cookieBannerOptOutCtaText: 'No' });
    expect(two).toContain('data-consent="true">Accept</button>');
    expect(two).toContain('data-consent="false">No</button>');
  });

  it('has a cross that accepts where there is one choice, and labelled controls where there are two [CONS-06] [CONS-10]', () => {
    expect(draw({})).toMatch(/data-consent="true" aria-label="Accept"[^>]*><svg/);
    expect(draw({ cookieBannerAcceptType: 'OPT_IN_AND_OUT' })).not.toContain('<svg');
    expect(bannerAttributes(settingsOf({ cookieBannerCtaVariant: 'TEXT' }), translateEnglish)).toMatchObject({
      'data-cta': 'TEXT',
      'data-edge': 'bottom',
      'aria-label': 'Cookies',
    });
  });

  it('tells the present choice [CONS-50]', () => {
    expect(draw({}, 'declined')).toContain('<p>You have declined cookies.</p>');
  });

  it('has a version that changes with its words', () => {
    const before = textVersion(settingsOf({}));
    expect(before).toMatch(/^[0-9a-f]{8}$/);
    expect(textVersion(settingsOf({ cookieBannerTheme: 'LIGHT' }))).toBe(before);
    expect(textVersion(settingsOf({ cookieBannerCtaText: 'Fine' }))).not.toBe(before);
  });
});
