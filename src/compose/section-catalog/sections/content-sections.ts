import { sectionCatalog } from '#messages/en/interface/section-catalog.ts';
import { asking, gallery, line, picture, text, lead, small } from '../../block-kit.ts';
import { h, list, p, strong } from '../../rich-text-kit.ts';
import type { CatalogDesign } from '../catalog-design.ts';
import { planSection, put } from '../../section-plan.ts';
import type { PictureName } from '../../pictures.ts';

const GALLERY_SAMPLES: readonly PictureName[] = [
  'shop-bowls',
  'cafe-bread',
  'journal-lake',
  'studio-arcade',
  'restaurant-plate',
  'shop-lamp',
  'photographer-shore',
  'cafe-lemons',
];

/** About, services and pictures. */
export const CONTENT_SECTIONS: readonly CatalogDesign[] = [
  {
    id: 'about-story',
    title: sectionCatalog.story,
    category: 'about',
    plan: () =>
      planSection({ name: 'Our story', theme: 'white' }, [
        put(
          [0, 0, 11, 20],
          asking(
            picture(null, { ratio: '4:5', caption: 'A caption says what the eye would miss.' }),
            'cafe-counter',
          ),
          { rows: 14 },
        ),
        put(
          [13, 2, 11, 12],
          text(
            h(2, 'How it began'),
            p(
              'Most of what we do started by accident: a borrowed room, a first customer who told a second one, a winter in which we learned everything twice.',
            ),
            p(
              'Today there are a few more of us, and still the same table in the middle of the room. We decide things there, eat there, and sign off every piece of work there.',
            ),
            p('If you are ever nearby, come and see it.'),
          ),
        ),
      ]),
  },
  {
    id: 'about-two-columns',
    title: sectionCatalog.twoColumns,
    category: 'about',
    plan: () =>
      planSection({ name: 'About', theme: 'light' }, [
        put([0, 0, 9, 4], text(h(2, 'What we stand for'))),
        put(
          [10, 0, 14, 8],
          lead(
            p(
              'We would rather do three things well than thirty in a hurry. That means saying no sometimes, and meaning it when we say yes.',
            ),
          ),
        ),
        put(
          [10, 8, 14, 8],
          text(
            p(
              'You will always talk to the person who does the work. You will get one price before we begin, and hear from us before anything changes it. And when it is done, we ask again after a year how it is holding up.',
            ),
          ),
        ),
      ]),
  },
  {
    id: 'services-three',
    title: sectionCatalog.threeServices,
    category: 'services',
    plan: () =>
      planSection({ name: 'Services', theme: 'white' }, [
        put([0, 0, 16, 3], text(h(2, 'What we can do for you'))),
        put([0, 4, 24, 1], line()),
        put(
          [0, 6, 7, 7],
          text(
            h(3, 'Listen'),
            p(
              'We begin with questions, at your place if we can. You will know after one conversation whether we fit.',
            ),
          ),
        ),
        put(
          [8, 6, 7, 7],
          text(
            h(3, 'Make'),
            p('We work in short steps and show each one, so that nothing surprises you at the end.'),
          ),
        ),
        put(
          [16, 6, 8, 7],
          text(
            h(3, 'Look after'),
            p('We stay within reach. Small repairs in the first year are part of the price.'),
          ),
        ),
      ]),
  },
  {
    id: 'services-list',
    title: sectionCatalog.servicesList,
    category: 'services',
    plan: () =>
      planSection({ name: 'Services', theme: 'dark' }, [
        put(
          [0, 0, 10, 6],
          text(
            h(2, 'Everything in one place'),
            p('Whatever you come for, you leave with somebody’s name and number.'),
          ),
        ),
        put(
          [12, 0, 12, 8],
          lead(
            list(
              'Advice, also for things you do yourself',
              'Plans and prices within a week',
              'Work in our shop or at your door',
              'Spare parts for everything we ever sold',
            ),
          ),
        ),
      ]),
  },
  {
    id: 'gallery-grid',
    title: sectionCatalog.gallery,
    category: 'gallery',
    plan: () =>
      planSection({ name: 'Gallery', theme: 'white' }, [
        put([0, 0, 14, 3], text(h(2, 'Lately'))),
        put([0, 4, 24, 14], asking(gallery([], { perRow: 4, ratio: '4:5' }), ...GALLERY_SAMPLES), {
          rows: 8,
        }),
      ]),
  },
  {
    id: 'gallery-pair',
    title: sectionCatalog.twoPictures,
    category: 'gallery',
    plan: () =>
      planSection({ name: 'Two pictures', theme: 'white' }, [
        put([0, 0, 14, 18], asking(picture(null, { ratio: '4:3' }), 'photographer-street'), { rows: 10 }),
        put([15, 5, 9, 16], asking(picture(null, { ratio: '3:4' }), 'photographer-doorway'), { rows: 14 }),
        put(
          [0, 19, 12, 3],
          small(
            p(
              strong('Two moments of one day. '),
              'Pictures of different sizes have more to say to each other than twins.',
            ),
          ),
        ),
      ]),
  },
];
