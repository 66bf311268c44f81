import { text } from '#domain/section-catalog/block-kit.ts';
import { h, p } from '#domain/section-catalog/rich-text-kit.ts';
import { planSection, put } from '#domain/section-catalog/section-plan.ts';
import { richTextAsJson, richTextOf } from '#domain/rich-text/rich-text.ts';
import { titledText } from '../titled-text.ts';
import type { DemoPage } from './demo-page.ts';

const KEY = 'try-overlays';

/** What lies over and along the pages: a popup on this page only, the announcement bar, the info bar of phones. */
export const overlays: DemoPage = {
  pictures: [],
  build: () => ({
    key: KEY,
    title: 'Overlays',
    urlName: 'overlays',
    description: 'A pop-up, an announcement bar and an info bar for phones.',
    navigation: 'main',
    sections: [
      planSection({ name: 'Opening', theme: 'white' }, [
        put(
          [0, 0, 16, 5],
          text(
            h(1, 'Overlays'),
            p(
              'A few seconds after this page is open, its pop-up comes up: close it by its button, by Escape or by a click beside it. Closed once, it stays away for a day. All of it is set in Marketing.',
            ),
          ),
        ),
      ]),
      planSection({ name: 'Bars', theme: 'light' }, [
        put(
          [0, 0, 11, 4],
          titledText(
            2,
            'Announcement bar',
            'The line at the top of every page, switched on in Marketing. Whoever closes it sees it again when its words change.',
          ),
        ),
        put(
          [13, 0, 11, 4],
          titledText(
            2,
            'Mobile info bar',
            'Switched on in Marketing, it stands at the lower edge on phones: call, write, find the way, read the opening hours.',
          ),
        ),
      ]),
    ],
  }),
  siteRecords: (kit) => {
    const target = kit.page(KEY);
    return [
      {
        id: 'popup-overlay',
        type: 'popup-overlay',
        style: 'show',
        displayFrequency: 1,
        delaySeconds: 3,
        pages: 'chosen',
        pageIds: target.kind === 'page' ? [target.documentId] : [],
        title: 'An hour at our table',
        text: richTextAsJson(
          richTextOf(
            'Bring a plan, a plot or only a wish: the first hour with us is free until the end of the month.',
          ),
        ),
        theme: 'light',
        action: 'button',
        buttonText: 'Good to know',
        buttonLink: { kind: 'url', href: '#main', newWindow: false },
      },
      {
        id: 'announcement-bar',
        type: 'announcement-bar',
        isShown: false,
        text: richTextAsJson(richTextOf('This is a demo site: everything can be tried, and changed.')),
        theme: 'dark',
      },
      { id: 'mobile-info-bar', type: 'mobile-info-bar', style: 'none' },
      {
        id: 'business-details',
        type: 'business-details',
        phone: '+1 555 0100',
        email: 'hello@example.com',
        address: '14 Quarry Lane',
        openingHours: 'Monday to Thursday 9–18\nFriday 9–14',
      },
    ];
  },
};
