import { newField } from '#domain/forms/new-field.ts';
import { picture, text } from '#compose/block-kit.ts';
import { h, p } from '#compose/rich-text-kit.ts';
import { planSection, put } from '#compose/section-plan.ts';
import { richTextOf } from '#domain/rich-text/rich-text.ts';
import { titledText } from '../templates/titled-text.ts';
import { draftWith } from '#compose/block-draft.ts';
import type { DemoPage } from './demo-page.ts';
import { openingSection } from './opening-section.ts';
import { popupButtons } from './popup-buttons.ts';

const KEY = 'try-overlays';

/** What lies over and along the pages, on this page only: a popup, the announcement bar, the info bar of phones. */
export const overlays: DemoPage = {
  pictures: ['studio-window'],
  build: (kit) => ({
    key: KEY,
    title: 'Overlays',
    urlName: 'overlays',
    description: 'A pop-up, an announcement bar and an info bar for phones.',
    navigation: 'main',
    sections: [
      openingSection(
        'Overlays',
        'A few seconds after this page is open, its pop-up comes up: close it by its button, by Escape or by a click beside it. Closed once, it stays away for a day.',
        [
          ['pop-up', 'Promotional pop-up'],
          ['bars', 'Announcement bar and info bar'],
          ['dialogs', 'Questions, alerts and notes'],
          ['form', 'A form in an overlay'],
        ],
      ),
      planSection({ name: 'Pop-up', theme: 'light', anchor: 'pop-up' }, [
        put(
          [0, 0, 8, 8],
          text(
            h(2, 'Promotional pop-up'),
            p(
              'An offer with a button, or a sign-up to a mailing list. It comes after a delay, after scrolling, or when the pointer leaves the page, as often as you decide.',
            ),
            p('All of it is set in Marketing, beside a preview of the page.'),
          ),
        ),
        put([10, 0, 14, 14], picture(kit.image('studio-window'), { ratio: '3:2' }), { rows: 7 }),
      ]),
      planSection({ name: 'Bars', theme: 'white', anchor: 'bars' }, [
        put(
          [0, 0, 11, 4],
          titledText(
            2,
            'Announcement bar',
            'The line at the top of this page; it can be at the top of all. Whoever closes it sees it again when its words change.',
          ),
        ),
        put(
          [13, 0, 11, 4],
          titledText(
            2,
            'Mobile info bar',
            'On phones, at the lower edge of this page: call, write, find the way, read the opening hours.',
          ),
        ),
      ]),
      planSection({ name: 'Dialogs', theme: 'light', anchor: 'dialogs' }, [
        put(
          [0, 0, 8, 4],
          titledText(
            2,
            'Questions, alerts and notes',
            'One look for all of them. The page behind rests, the focus stays inside and goes back to the button.',
          ),
        ),
        put([10, 0, 14, 4], popupButtons(), { rows: 2 }),
      ]),
      planSection({ name: 'Form', theme: 'dark', anchor: 'form' }, [
        put(
          [0, 0, 8, 4],
          titledText(2, 'A form in an overlay', 'It wears the colors of the section it comes from.'),
        ),
        put(
          [10, 0, 14, 4],
          draftWith('form', {
            name: 'An hour at our table',
            opensInOverlay: true,
            overlayButtonText: 'Take the free hour',
            fields: [
              { ...newField('name', 'name'), title: 'Name', required: true },
              { ...newField('email', 'email'), title: 'Email', required: true },
              {
                ...newField('radio', 'brings'),
                title: 'What do you bring?',
                options: ['A plan', 'A plot', 'Only a wish'],
              },
            ],
            submitText: 'Ask for an hour',
            successText: richTextOf('Thank you. We write within two working days.'),
          }),
        ),
      ]),
    ],
  }),
  siteRecords: (kit) => {
    const target = kit.page(KEY);
    const here = { pages: 'chosen', pageIds: target.kind === 'page' ? [target.documentId] : [] };
    return [
      {
        id: 'popup-overlay',
        type: 'popup-overlay',
        style: 'show',
        displayFrequency: 1,
        delaySeconds: 3,
        ...here,
        title: 'An hour at our table',
        text: richTextOf(
          'Bring a plan, a plot or only a wish: the first hour with us is free until the end of the month.',
        ),
        theme: 'light',
        action: 'button',
        buttonText: 'Good to know',
        buttonLink: { kind: 'url', href: '#main', newWindow: false },
      },
      {
        id: 'announcement-bar',
        type: 'announcement-bar',
        isShown: true,
        text: richTextOf('This is a demo site: everything can be tried, and changed.'),
        theme: 'dark',
        ...here,
      },
      { id: 'mobile-info-bar', type: 'mobile-info-bar', style: 'dark' },
      { id: 'mobile-info-bar-pages', type: 'mobile-info-bar-pages', ...here },
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
