import { gallery } from '#compose/block-kit.ts';
import { planSection, put } from '#compose/section-plan.ts';
import { titledText } from '../templates/titled-text.ts';
import type { DemoPage } from './demo-page.ts';
import { openingSection } from './opening-section.ts';
import { popupButtons } from './popup-buttons.ts';

/** The lightbox dark, light and moving by itself, and below it the popups and tooltips that scripts of a page may use. */
export const lightbox: DemoPage = {
  pictures: [
    'journal-ridges',
    'journal-sea',
    'journal-dunes',
    'journal-lake',
    'journal-snow',
    'journal-night',
    'shop-vase',
    'shop-jug',
    'shop-lamp',
  ],
  build: (kit) => ({
    key: 'try-lightbox',
    title: 'Lightbox',
    urlName: 'lightbox',
    description: 'Galleries that open large, popups and tooltips.',
    navigation: 'main',
    sections: [
      openingSection(
        'Lightbox',
        'Choose a picture: it opens over the page. The arrow keys, a click on its left or right half and the two arrows lead on; on a phone, scroll. Escape and a click beside it lead back.',
        [
          ['dark-ground', 'On a dark ground'],
          ['light-ground', 'On a light ground'],
          ['by-itself', 'Moving by itself'],
          ['one', 'One picture alone'],
          ['popups', 'Popups and tooltips'],
        ],
      ),
      planSection({ name: 'Dark', theme: 'light', anchor: 'dark-ground' }, [
        put(
          [0, 0, 12, 3],
          titledText(
            2,
            'On a dark ground',
            'An address that ends with #itemId=first opens the first picture.',
          ),
        ),
        put(
          [0, 4, 24, 8],
          gallery(
            [
              { image: kit.image('journal-ridges'), caption: 'The first of three', urlName: 'first' },
              { image: kit.image('journal-sea'), caption: 'The second: a calm sea', urlName: 'second' },
              { image: kit.image('journal-dunes'), caption: 'The third: dunes', urlName: 'third' },
            ],
            { perRow: 3, perRowOnPhones: 1, ratio: '3:2' },
          ),
          { rows: 8 },
        ),
      ]),
      planSection({ name: 'Light', theme: 'white', anchor: 'light-ground' }, [
        put(
          [0, 0, 12, 3],
          titledText(2, 'On a light ground', 'The third picture has a link and follows it.'),
        ),
        put(
          [0, 4, 24, 8],
          gallery(
            [
              { image: kit.image('shop-vase'), caption: 'Vase, cream over bare clay' },
              { image: kit.image('shop-jug'), caption: 'Jug and two cups' },
              {
                image: kit.image('shop-lamp'),
                caption: 'Leads to the top of the page',
                link: { kind: 'url', href: '#', newWindow: false },
              },
            ],
            { perRow: 3, perRowOnPhones: 1, ratio: '3:2', lightboxTheme: 'light' },
          ),
          { rows: 8 },
        ),
      ]),
      planSection({ name: 'By itself', theme: 'light', anchor: 'by-itself' }, [
        put(
          [0, 0, 12, 3],
          titledText(
            2,
            'By itself',
            'Moves on after four seconds, stands still under the pointer, and can be paused.',
          ),
        ),
        put(
          [0, 4, 24, 8],
          gallery(
            [
              { image: kit.image('journal-lake') },
              { image: kit.image('journal-snow') },
              { image: kit.image('journal-night') },
            ],
            {
              perRow: 3,
              perRowOnPhones: 1,
              ratio: '3:2',
              lightboxAutoplay: 'next',
              lightboxAutoplaySeconds: 4,
            },
          ),
          { rows: 8 },
        ),
      ]),
      planSection({ name: 'One', theme: 'dark', anchor: 'one' }, [
        put(
          [0, 0, 8, 4],
          titledText(2, 'One picture alone', 'Nothing to lead on to: no arrows, and the same ways back.'),
        ),
        put(
          [10, 0, 14, 14],
          gallery([{ image: kit.image('journal-lake'), caption: 'The lake at dusk, from the boathouse' }], {
            perRow: 1,
            perRowOnPhones: 1,
            ratio: '3:2',
          }),
          { rows: 8 },
        ),
      ]),
      planSection({ name: 'Popups', theme: 'white', anchor: 'popups' }, [
        put(
          [0, 0, 8, 4],
          titledText(
            2,
            'Popups and tooltips',
            'Made by a code block with the helpers that Portico offers to scripts of a page. Rest the pointer on a button to see its tooltip.',
          ),
        ),
        put([10, 0, 14, 4], popupButtons(), { rows: 2 }),
      ]),
    ],
  }),
};
