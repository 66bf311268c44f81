import { accordion, lead, picture, text } from '#compose/block-kit.ts';
import { field, form } from '#compose/form-kit.ts';
import { h, p } from '#compose/rich-text-kit.ts';
import { planSection, put } from '#compose/section-plan.ts';
import { titledText } from '../titled-text.ts';
import type { TemplateKit, TemplatePage } from '../site-template.ts';

export function shopAbout(kit: TemplateKit): TemplatePage {
  return {
    key: 'about',
    title: 'Makers',
    urlName: 'makers',
    description: 'Who makes the things in our window, and how we choose them.',
    socialImage: kit.image('shop-candles'),
    navigation: 'main',
    sections: [
      planSection({ name: 'Opening', theme: 'white' }, [
        put([0, 0, 15, 4], text(h(1, 'We only sell what we would miss'))),
        put([0, 5, 13, 24], picture(kit.image('shop-candles'), { ratio: '4:5' }), { rows: 13 }),
        put(
          [15, 8, 9, 12],
          lead(
            p(
              'Each thing lived in our own kitchens for a year before it came to the shop. About one in five passed.',
            ),
          ),
        ),
        put(
          [15, 14, 9, 10],
          text(
            p(
              'We began with a table at the Saturday market and six bowls. Two of them chipped on the way. The potter laughed, took them back and made the rim a little rounder; that is the rim they have today.',
            ),
          ),
        ),
      ]),
      planSection({ name: 'Makers', theme: 'dark' }, [
        put(
          [0, 0, 7, 6],
          titledText(
            3,
            'The potter',
            'Two kilns, one dog. Fires on the first and the fifteenth, rain or shine.',
          ),
        ),
        put(
          [8, 0, 8, 6],
          titledText(
            3,
            'The weaver',
            'Linen from flax grown behind the house. Works when it snows, gardens when it does not.',
          ),
        ),
        put(
          [17, 0, 7, 6],
          titledText(
            3,
            'The brass founder',
            'Third of her family at the same bench. Melts down what comes out crooked.',
          ),
        ),
      ]),
      planSection({ name: 'Care', theme: 'light' }, [
        put([0, 0, 9, 3], text(h(2, 'Looking after things'))),
        put(
          [11, 0, 13, 8],
          accordion([
            [
              'Clay',
              'Everything glazed may go into the dishwasher. Bare clay likes warm water and a soft brush.',
            ],
            [
              'Linen',
              'Wash at forty degrees, hang it up wet, and do not iron unless somebody’s mother is coming.',
            ],
            ['Brass', 'It darkens, and that suits it. Half a lemon brings the shine back.'],
            ['Wax', 'Let the first hour melt a pool right to the edge. After that a candle behaves.'],
          ]),
        ),
      ]),
    ],
  };
}

export function shopContact(kit: TemplateKit): TemplatePage {
  return {
    key: 'contact',
    title: 'Contact',
    urlName: 'contact',
    description: 'Ask about a thing, a present, or something you do not see here.',
    socialImage: kit.image('shop-soap'),
    // The button in the header leads there.
    navigation: 'hidden',
    sections: [
      planSection({ name: 'Contact', theme: 'white' }, [
        put(
          [0, 0, 10, 4],
          text(
            h(1, 'Write to us'),
            p(
              'Should it be wrapped as a present, or is the size you want not there? Ask. We answer the same day.',
            ),
          ),
        ),
        put([0, 8, 9, 16], picture(kit.image('shop-soap'), { ratio: '4:5' }), { rows: 12 }),
        put(
          [12, 0, 12, 24],
          form({
            name: 'Contact',
            fields: [
              field('name', 'name', 'Name', { required: true }),
              field('email', 'email', 'Email', { required: true }),
              field('checkbox', 'things', 'What is it about?', {
                options: [
                  'The blue jug',
                  'Breakfast bowls',
                  'Half-glazed vase',
                  'Table linen',
                  'Evening lamp',
                  'Candle holders',
                  'Soap',
                ],
              }),
              field('textarea', 'message', 'Your question', { maxLength: 1000 }),
            ],
            submitText: 'Send',
            thanks: 'Thank you. Whoever is at the till writes to you today.',
          }),
        ),
      ]),
    ],
  };
}
