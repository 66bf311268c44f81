import { button, text } from '#domain/section-catalog/block-kit.ts';
import { h, p } from '#domain/section-catalog/rich-text-kit.ts';
import { planSection, put } from '#domain/section-catalog/section-plan.ts';
import type { DemoPage } from './demo-page.ts';

/** The cookie banner, and the link that opens it again. */
export const consent: DemoPage = {
  pictures: [],
  build: () => ({
    key: 'try-consent',
    title: 'Cookies',
    urlName: 'consent',
    description: 'The cookie banner, and a link that opens it again.',
    navigation: 'main',
    sections: [
      planSection({ name: 'Cookies', theme: 'white' }, [
        put(
          [0, 0, 16, 5],
          text(
            h(1, 'Cookies'),
            p(
              'Switch the banner on in Settings, under Cookies & visitor data. It asks once; the choice is kept for 30 days, and can be changed whenever you like.',
            ),
            p(
              'Until you accept, nothing here follows you, and videos and maps of others wait for your click.',
            ),
          ),
        ),
        put(
          [0, 6, 8, 2],
          button('Change my choice', { kind: 'url', href: '#cookie-settings', newWindow: false }),
        ),
      ]),
    ],
  }),
  siteRecords: () => [
    {
      id: 'cookie-banner',
      type: 'cookie-banner',
      isCookieBannerEnabled: false,
      cookieBannerVariant: 'POPUP',
      cookieBannerPosition: 'BOTTOM_LEFT',
      cookieBannerTheme: 'LIGHT',
      cookieBannerCtaVariant: 'BUTTON',
      cookieBannerAcceptType: 'OPT_IN_AND_OUT',
      isRestrictiveCookiePolicyEnabled: true,
    },
  ],
};
