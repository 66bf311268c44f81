import { accordion, button, lead, line, picture, text } from '#compose/block-kit.ts';
import { field, form } from '#compose/form-kit.ts';
import { h, list, p, strong } from '#compose/rich-text-kit.ts';
import { planSection, put, type PlacedDraft } from '#compose/section-plan.ts';
import type { TemplateKit, TemplatePage } from '../site-template.ts';
import { titledText } from '../titled-text.ts';

export function nonProfitWork(kit: TemplateKit): TemplatePage {
  return {
    key: 'work',
    title: 'Our work',
    urlName: 'our-work',
    description: 'Planting in streets, a nursery for young trees, and lessons under leaves.',
    socialImage: kit.image('non-profit-shed'),
    navigation: 'main',
    sections: [
      planSection({ name: 'Opening', theme: 'light' }, [
        put([0, 0, 15, 4], text(h(1, 'A tree is easy. A tree in its third summer is work.'))),
        put(
          [0, 5, 13, 4],
          lead(
            p(
              'Most young street trees die of thirst, politely and out of sight. So we plan the water before the hole.',
            ),
          ),
        ),
      ]),
      planSection({ name: 'Nursery', isLevel: true, theme: 'white' }, [
        put([0, 0, 13, 14], picture(kit.image('non-profit-shed'), { ratio: '3:2' }), { rows: 7 }),
        put(
          [15, 0, 9, 7],
          titledText(
            2,
            'The nursery',
            'Three hundred saplings in pots behind the tram depot: field maple, lime, wild pear, and a row of surprises from acorns that children brought.',
          ),
        ),
        put([15, 8, 9, 4], text(p(strong('Open on Wednesdays. '), 'Come and pot something.'))),
      ]),
      planSection({ name: 'Streets', theme: 'bright' }, [
        put(
          [0, 0, 11, 5],
          titledText(
            2,
            'Streets',
            'Twelve to twenty trees at a time, in soil that roots can live in: two metres deep, under paving that lets the rain through.',
          ),
        ),
        put(
          [13, 0, 11, 5],
          titledText(
            2,
            'Schools',
            'A class adopts the trees outside its window, measures them, and knows by June why leaves are cold.',
          ),
        ),
      ]),
      planSection({ name: 'Next', theme: 'white' }, [
        put([0, 0, 14, 3], titledText(2, 'Is your street bare?', 'Write to us. It begins with one letter.')),
        put([0, 4, 10, 2], button('Ask for your street', kit.page('take-part', 'write'))),
      ]),
    ],
  };
}

const DAYS = [
  ['Sat 8 November', 'Mason Street', 'Fourteen limes. Meet at the laundry at nine.'],
  ['Sat 22 November', 'Harbour Row', 'Nine wild pears, and the wind from the sea.'],
  ['Sat 6 December', 'The nursery', 'Potting and soup. Good for small hands.'],
] as const;
const ROWS_OF_DAY = 4;

export function nonProfitTakePart(kit: TemplateKit): TemplatePage {
  return {
    key: 'take-part',
    title: 'Take part',
    urlName: 'take-part',
    description: 'Planting days of this season, what to wear, and a form to join or to ask for your street.',
    socialImage: kit.image('non-profit-hands'),
    navigation: 'main',
    sections: [
      planSection({ name: 'Days', theme: 'light' }, [
        put([0, 0, 24, 3], text(h(1, 'Come and dig'))),
        ...DAYS.flatMap(([day, venue, words], index): PlacedDraft[] => {
          const y = 4 + index * ROWS_OF_DAY;
          return [
            put([0, y, 24, 1], line()),
            put([0, y + 1, 8, 2], text(h(3, day))),
            put([8, y + 1, 16, 2], text(p(strong(venue), `. ${words}`)), { gap: 0 }),
          ];
        }),
      ]),
      planSection({ name: 'Form', theme: 'white', anchor: 'write' }, [
        put([0, 0, 9, 3], text(h(2, 'Say that you come'))),
        put(
          [0, 4, 9, 8],
          text(
            p('You need boots and a coat that may get brown. We bring the rest:'),
            list('spades in three sizes', 'gloves', 'soup, and bread to go with it'),
            p('Children are welcome from the day they can carry a bucket with one litre in it.'),
          ),
        ),
        put(
          [11, 0, 13, 22],
          form({
            name: 'Take part',
            fields: [
              field('name', 'name', 'Name', { required: true }),
              field('email', 'email', 'Email', { required: true }),
              field('select', 'what', 'What would you like to do?', {
                options: [
                  'Dig on a planting day',
                  'Water a tree',
                  'Ask for trees in my street',
                  'Something else',
                ],
              }),
              field('textarea', 'message', 'Your street, or anything we should know', { maxLength: 1500 }),
            ],
            submitText: 'Count me in',
            thanks: 'Thank you! We write to you before the weekend.',
          }),
        ),
      ]),
    ],
  };
}

export function nonProfitGive(kit: TemplateKit): TemplatePage {
  return {
    key: 'give',
    title: 'Give',
    urlName: 'give',
    description: 'What a gift does, where the money goes, and a form to promise yours.',
    socialImage: kit.image('non-profit-hands'),
    navigation: 'hidden',
    sections: [
      planSection({ name: 'Gift', theme: 'bright' }, [
        put([0, 0, 10, 3], text(h(1, 'Give a tree'))),
        put(
          [0, 4, 10, 4],
          lead(p('You get a letter with its place and its kind, and you may visit whenever you like.')),
        ),
        put(
          [0, 9, 10, 8],
          text(
            p(strong('$12'), ' waters one tree for a summer.'),
            p(strong('$85'), ' plants it: soil, stake and the first year.'),
            p(strong('$1,100'), ' opens the paving for four.'),
          ),
        ),
        put(
          [12, 0, 12, 22],
          form({
            name: 'Gift',
            fields: [
              field('name', 'name', 'Name', { required: true }),
              field('email', 'email', 'Email', { required: true }),
              field('radio', 'amount', 'How much?', { options: ['$12', '$85', '$1,100', 'Another sum'] }),
              field('radio', 'often', 'How often?', { options: ['Once', 'Every month', 'Every year'] }),
            ],
            submitText: 'Promise a gift',
            thanks: 'Thank you! We send you how to pay, and a receipt for your taxes.',
          }),
        ),
      ]),
      planSection({ name: 'Money', theme: 'white' }, [
        put([0, 0, 9, 4], titledText(2, 'Where it goes', 'Of every ten dollars, as audited last spring:')),
        put(
          [0, 5, 9, 6],
          text(
            list(
              '$6 into soil, trees and stakes',
              '$3 into water and care',
              '$1 into the shed and the books',
            ),
          ),
        ),
        put(
          [11, 0, 13, 9],
          accordion([
            ['Is my gift deductible?', 'Yes. You get one receipt for the whole year, in January, by email.'],
            [
              'Can I give a tree to somebody else?',
              'Yes. Write the name into our answer and we make the letter out to them.',
            ],
            [
              'What if the tree dies?',
              'Then we plant another in the same place, and find out why. You pay nothing for it.',
            ],
          ]),
        ),
      ]),
    ],
  };
}

export function nonProfitAbout(kit: TemplateKit): TemplatePage {
  return {
    key: 'about',
    title: 'About',
    urlName: 'about',
    description: 'How it began, who does what, and how we decide.',
    socialImage: kit.image('non-profit-shade'),
    navigation: 'main',
    sections: [
      planSection({ name: 'Opening', theme: 'light' }, [
        put([0, 0, 11, 4], text(h(1, 'It began with one hot bench'))),
        put(
          [0, 5, 10, 8],
          text(
            p(
              'There was a bench on Tanner Street on which nobody could sit between May and September. In the twelfth summer six neighbours stopped complaining and planted a lime beside it.',
            ),
            p('That lime is nine metres high now. The rest of this site is what happened next.'),
          ),
        ),
        put([12, 0, 12, 13], picture(kit.image('non-profit-shade'), { ratio: '3:2' }), { rows: 7 }),
      ]),
      planSection({ name: 'People', theme: 'white' }, [
        put([0, 0, 24, 2], text(h(2, 'Who does what'))),
        put(
          [0, 4, 7, 5],
          titledText(3, 'The office', 'Two people and a dog, in the shed. They speak fluent city hall.'),
        ),
        put(
          [8, 4, 7, 5],
          titledText(3, 'The foresters', 'Two, part-time, who know what a root wants before it does.'),
        ),
        put(
          [16, 4, 8, 5],
          titledText(3, 'The godparents', 'Four hundred and twelve, with buckets. It is their charity.'),
        ),
      ]),
      planSection({ name: 'Deciding', theme: 'bright' }, [
        put(
          [0, 0, 14, 5],
          titledText(
            2,
            'How we decide',
            'All members meet in March, in boots. The board is elected for two years, works unpaid, and publishes the books before the meeting and not after it.',
          ),
        ),
      ]),
    ],
  };
}
