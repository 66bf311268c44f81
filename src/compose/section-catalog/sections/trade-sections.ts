import { sectionCatalog } from '#messages/en/interface/section-catalog.ts';
import { accordion, button, lead, line, menu, table, text } from '../../block-kit.ts';
import { centered, h, list, p } from '../../rich-text-kit.ts';
import type { CatalogDesign } from '../catalog-design.ts';
import { planSection, put } from '../../section-plan.ts';

const MENU = `Breakfast
=========
Until noon.

Bread, butter, jam
Two kinds of bread from the bakery next door
$6

Eggs as you like them
With herbs and toast
$9
+ With smoked trout $4

Granola
Yogurt, fruit of the week
$8

Coffee
======

Espresso
$3

Flat white
$4
+ Oat milk $0.50

Pot of tea
Ask for today’s list
$5`;

/** Prices, menus and questions. */
export const TRADE_SECTIONS: readonly CatalogDesign[] = [
  {
    id: 'prices-three',
    title: sectionCatalog.threePrices,
    category: 'prices',
    plan: () =>
      planSection({ name: 'Prices', theme: 'light' }, [
        put(
          [0, 0, 24, 3],
          text(h(2, 'Prices'), p('All of them include tax, and a first conversation costs nothing.')),
        ),
        put(
          [0, 5, 7, 7],
          text(h(3, 'Small'), p('From 90'), list('One visit', 'A written answer', 'Two weeks of questions')),
        ),
        put([0, 13, 7, 2], button('Ask for it', null, { variant: 'outline' })),
        put(
          [8, 5, 7, 7],
          text(
            h(3, 'Medium'),
            p('From 380'),
            list('Three visits', 'Plans to keep', 'Three months of questions'),
          ),
        ),
        put([8, 13, 7, 2], button('Ask for it', null)),
        put(
          [16, 5, 8, 7],
          text(
            h(3, 'Large'),
            p('From 1,200'),
            list('As often as it takes', 'Everything done for you', 'A year of questions'),
          ),
        ),
        put([16, 13, 8, 2], button('Ask for it', null, { variant: 'outline' })),
      ]),
  },
  {
    id: 'price-list',
    title: sectionCatalog.priceList,
    category: 'prices',
    plan: () =>
      planSection({ name: 'Price list', theme: 'white' }, [
        put(
          [0, 0, 8, 4],
          text(h(2, 'What it costs'), p('One list for everybody. Ask about anything that is not on it.')),
        ),
        put(
          [10, 0, 14, 8],
          table({
            hasHeaderRow: true,
            hasHeaderColumn: true,
            alignments: ['start', 'end', 'end'],
            caption: 'Prices of this year, with tax',
            rows: [
              ['What', 'Once', 'Ten times'],
              ['A first visit', '45', '400'],
              ['An hour at our place', '60', '540'],
              ['An hour at yours', '75', '680'],
              ['A whole day', '380', '3,500'],
            ],
          }),
        ),
      ]),
  },
  {
    id: 'menu-two',
    title: sectionCatalog.menu,
    category: 'menu',
    plan: () =>
      planSection({ name: 'Menu', theme: 'white', width: 'medium' }, [
        put([0, 0, 24, 3], text(h(2, 'On the table'))),
        put([0, 4, 24, 12], menu(MENU)),
      ]),
  },
  {
    id: 'questions',
    title: sectionCatalog.questions,
    category: 'questions',
    plan: () =>
      planSection({ name: 'Questions', theme: 'white' }, [
        put([0, 0, 8, 4], text(h(2, 'Before you ask'))),
        put(
          [10, 0, 14, 10],
          accordion([
            [
              'How long does it take?',
              'Most things are done within three weeks. You get a date before we begin, and we keep it.',
            ],
            [
              'What does it cost?',
              'We give one price in writing before we start. If we were wrong, that is our problem.',
            ],
            [
              'Do you come to us?',
              'Yes, anywhere within an hour. Farther away we find a way that makes sense for both.',
            ],
            [
              'What if something breaks?',
              'Bring it back. Repairs in the first year are free, later ones cost what they cost us.',
            ],
          ]),
        ),
      ]),
  },
  {
    id: 'call-to-action',
    title: sectionCatalog.invitation,
    category: 'contact',
    plan: () =>
      planSection({ name: 'Invitation', theme: 'bright', width: 'medium' }, [
        put([2, 0, 20, 3], text(h(2, 'Tell us what you have in mind', 'center'))),
        put([4, 4, 16, 2], lead(centered('A few lines are enough. We answer within two working days.')), {
          gap: 0,
        }),
        put([4, 7, 16, 2], button('Write to us', null, { alignment: 'center' })),
      ]),
  },
  {
    id: 'divider',
    title: sectionCatalog.headingLine,
    category: 'about',
    plan: () =>
      planSection({ name: 'Chapter', theme: 'white' }, [
        put([0, 0, 24, 1], line()),
        put([0, 2, 8, 3], text(h(3, 'Chapter'))),
        put([8, 2, 16, 5], lead(p('A short text that opens a new part of the page, with room around it.'))),
      ]),
  },
];
