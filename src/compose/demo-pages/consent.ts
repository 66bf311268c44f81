import { FORCE_BANNER_EVENT } from '#domain/consent/banner-events.ts';
import { CONSENT_COOKIE } from '#domain/consent/consent-cookie.ts';
import { button } from '#compose/block-kit.ts';
import { planSection, put } from '#compose/section-plan.ts';
import { titledText } from '../templates/titled-text.ts';
import { draftWith } from '#compose/block-draft.ts';
import type { DemoPage } from './demo-page.ts';
import { FILM, MAP_ADDRESS } from './others-content.ts';
import { openingSection } from './opening-section.ts';

/** The cookie banner, the link that opens it again, and what waits for it. */
export const consent: DemoPage = {
  pictures: ['studio-stairs'],
  build: (kit) => ({
    key: 'try-consent',
    title: 'Cookies',
    urlName: 'consent',
    description: 'The cookie banner, a link that opens it again, and what waits for it.',
    navigation: 'main',
    sections: [
      openingSection(
        'Cookies',
        'The banner of this page asks once; the choice is kept for 30 days, and can be changed whenever you like. For a whole site it is switched on in Settings, under Cookies & visitor data.',
        [
          ['choice', 'Change the choice'],
          ['waiting', 'What waits for it'],
        ],
      ),
      planSection({ name: 'Choice', theme: 'light', anchor: 'choice' }, [
        put(
          [0, 0, 8, 5],
          titledText(
            2,
            'Change the choice',
            'A link to #cookie-settings opens the banner again, from any text, button or footer.',
          ),
        ),
        put(
          [10, 0, 14, 2],
          button('Change my choice', { kind: 'url', href: '#cookie-settings', newWindow: false }),
          { gap: 2 },
        ),
        put([10, 3, 14, 1], draftWith('code', { language: 'html', source: ASK_HERE, display: 'run' })),
      ]),
      planSection({ name: 'Waiting', theme: 'white', anchor: 'waiting' }, [
        put(
          [0, 0, 12, 4],
          titledText(
            2,
            'What waits for it',
            'Until somebody accepts, nothing here follows them. Videos and maps of others wait for a click, each for its own.',
          ),
        ),
        put(
          [0, 5, 12, 14],
          draftWith('video', {
            ...FILM,
            poster: kit.image('studio-stairs'),
            caption: 'A video: loaded when it is played',
          }),
          { rows: 8 },
        ),
        put(
          [12, 5, 12, 14],
          draftWith('embed', {
            url: MAP_ADDRESS,
            title: 'Where to find us',
            caption: 'A map: loaded when it is asked for',
          }),
          { rows: 8 },
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
    },
  ],
};

/** The banner of a site that has it switched off, for visitors of this page who have not chosen yet (CONS-52). */
const ASK_HERE = `<script>
  addEventListener('load', () => {
    if (document.cookie.includes('${CONSENT_COOKIE}=')) return;
    document.dispatchEvent(new CustomEvent('${FORCE_BANNER_EVENT}'));
  });
</script>`;
