import { button, gallery, lead, line, picture, quote, small, text } from '#compose/block-kit.ts';
import { form } from '#compose/form-kit.ts';
import { h, list, p, to } from '#compose/rich-text-kit.ts';
import { planSection, put, type SectionPlan } from '#compose/section-plan.ts';
import { titledText } from '../titled-text.ts';
import { pictureRow } from '../picture-row.ts';
import type { TemplateKit, TemplatePage } from '../site-template.ts';

export function journalHome(kit: TemplateKit): TemplatePage {
  return {
    key: 'home',
    title: 'Home',
    urlName: 'home',
    description: 'A journal of slow walks, with the weather as it was.',
    socialImage: kit.image('journal-ridges'),
    navigation: 'hidden',
    sections: [
      planSection(
        {
          name: 'Opening',
          // Dark words on the pale sky need no veil over the picture.
          theme: 'white',
          background: { kind: 'image', image: kit.image('journal-ridges'), overlay: 0 },
          height: 'large',
          verticalAlign: 'top',
        },
        [
          put([10, 0, 14, 5], text(h(1, 'Walk slowly, and write it down'))),
          put([10, 6, 12, 3], lead(p('Notes from paths that are not on the way to anything.'))),
          put([10, 10, 12, 2], button('Read the walks', kit.page('blog'))),
        ],
      ),
      planSection({ name: 'Latest walk', isLevel: true, theme: 'white' }, [
        put([0, 0, 14, 18], picture(kit.image('journal-lake'), { ratio: '3:2', link: kit.page('lake') }), {
          rows: 9,
        }),
        put(
          [16, 3, 8, 8],
          titledText(
            2,
            'Twice around the lake',
            'The first time for the path, the second for the light. In between, a man in a boat who had lost his glasses.',
          ),
        ),
        put([16, 12, 8, 2], button('Read it', kit.page('lake'), { variant: 'text' })),
      ]),
      planSection({ name: 'More walks', theme: 'light' }, [
        put([0, 0, 24, 2], text(h(2, 'Earlier this year'))),
        ...pictureRow({ y: 3, height: 14, ratio: '4:3', phoneRows: 10 }, [
          {
            image: kit.image('journal-sea'),
            title: 'The last ferry',
            subtitle: 'Eleven kilometres of shingle.',
            link: kit.page('ferry'),
          },
          {
            image: kit.image('journal-snow'),
            title: 'Seven trees',
            subtitle: 'A field that looks empty.',
            link: kit.page('snow'),
          },
          {
            image: kit.image('journal-night'),
            title: 'A tent is a lantern',
            subtitle: 'On walking at night.',
            link: kit.page('night'),
          },
        ]),
      ]),
      planSection({ name: 'Voice', theme: 'white', width: 'narrow' }, [
        put(
          [0, 0, 24, 5],
          quote(
            'The path did not lead anywhere. That was the best thing about it.',
            'From the first notebook',
            { alignment: 'center' },
          ),
        ),
      ]),
    ],
  };
}

export function journalPlaces(kit: TemplateKit): TemplatePage {
  return {
    key: 'places',
    title: 'Places',
    urlName: 'places',
    description: 'Six landscapes in one year.',
    socialImage: kit.image('journal-dunes'),
    navigation: 'main',
    sections: [
      planSection({ name: 'Opening', theme: 'white' }, [
        put([0, 0, 14, 3], text(h(1, 'Places'))),
        put(
          [0, 4, 14, 3],
          lead(p('Six of them, in one year. Each was drawn from memory the evening after.')),
        ),
        put(
          [0, 9, 24, 30],
          gallery(
            [
              {
                image: kit.image('journal-ridges'),
                caption: 'Seven ridges, counted at six in the morning',
                link: kit.page('ridges'),
              },
              {
                image: kit.image('journal-sea'),
                caption: 'The sea, being reasonable',
                link: kit.page('ferry'),
              },
              {
                image: kit.image('journal-dunes'),
                caption: 'Dunes, with the shadow of a cloud',
                link: kit.page('dunes'),
              },
              {
                image: kit.image('journal-lake'),
                caption: 'The lake, second time round',
                link: kit.page('lake'),
              },
              {
                image: kit.image('journal-snow'),
                caption: 'Seven trees and my own steps',
                link: kit.page('snow'),
              },
              { image: kit.image('journal-night'), caption: 'Home for one night', link: kit.page('night') },
            ],
            { perRow: 2, perRowOnPhones: 1, ratio: '3:2', padding: 32 },
          ),
          { rows: 30 },
        ),
      ]),
    ],
  };
}

export function journalAbout(kit: TemplateKit): TemplatePage {
  return {
    key: 'about',
    title: 'About',
    urlName: 'about',
    description: 'Who walks, who writes, and what is in the rucksack.',
    socialImage: kit.image('journal-snow'),
    navigation: 'main',
    sections: [
      planSection({ name: 'About', theme: 'white', width: 'medium' }, [
        put([0, 0, 22, 3], text(h(1, 'One walk a month, whatever the weather'))),
        put([0, 4, 24, 14], picture(kit.image('journal-snow'), { ratio: '16:9' }), { rows: 8 }),
        put(
          [0, 20, 14, 12],
          text(
            p(
              'It began with a doctor who said: walk. She did not say where. So I took the first bus on the board and got off when the road turned into a path.',
            ),
            p(
              'Since then I have gone once a month, always alone, always on foot, and written it down on the way home. I do not collect summits. I like paths that people use: to a mill, to a school, to somebody they were not supposed to see.',
            ),
            p('If you know one like that, ', to(kit.page('contact'), 'tell me'), '.'),
          ),
        ),
        put(
          [16, 20, 8, 8],
          text(
            h(3, 'In the rucksack'),
            list(
              'A notebook without lines',
              'Two pencils, since one always breaks',
              'Bread, cheese, an apple',
              'A map, even where I know the way',
            ),
          ),
        ),
      ]),
    ],
  };
}

export function journalContact(kit: TemplateKit): TemplatePage {
  return {
    key: 'contact',
    title: 'Write to me',
    urlName: 'write-to-me',
    description: 'Tell me about a path I should walk.',
    socialImage: kit.image('journal-lake'),
    navigation: 'main',
    sections: [
      planSection({ name: 'Contact', theme: 'light', width: 'medium' }, [
        put(
          [0, 0, 9, 5],
          text(
            h(1, 'Write to me'),
            p(
              'Tell me about a path I should walk, or that I got the name of a bird wrong. I answer on rainy days.',
            ),
          ),
        ),
        put(
          [11, 0, 13, 18],
          form({
            name: 'Letters',
            thanks: 'Thank you. Your letter goes into the rucksack; I answer on the next rainy day.',
          }),
        ),
      ]),
    ],
  };
}

export function journalFooter(kit: TemplateKit): readonly SectionPlan[] {
  return [
    planSection({ name: 'Footer', theme: 'white' }, [
      put([0, 0, 24, 1], line()),
      put([0, 2, 12, 2], small(p(`${kit.title}. Written on the way home.`))),
      put(
        [14, 2, 10, 2],
        small(p(to(kit.page('blog'), 'All walks')), p(to(kit.page('contact'), 'Write to me'))),
      ),
    ]),
  ];
}
