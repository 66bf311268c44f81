import { button, lead, picture, small, text } from '#compose/block-kit.ts';
import { h, lines, p, steps, strong, to } from '#compose/rich-text-kit.ts';
import { planSection, put, type SectionPlan } from '#compose/section-plan.ts';
import type { TemplateKit, TemplatePage } from '../site-template.ts';
import { titledText } from '../titled-text.ts';

const NUMBERS = [
  ['1,240', 'trees planted since the first one'],
  ['38', 'streets that had none before'],
  ['9 in 10', 'still green after their third summer'],
] as const;

/** The home page: a picture to the edge beside the claim, numbers, how it goes, ways to help, a story. */
export function nonProfitHome(kit: TemplateKit): TemplatePage {
  return {
    key: 'home',
    title: 'Home',
    urlName: 'home',
    description: 'We plant trees in streets that have none, together with the people who live there.',
    socialImage: kit.image('non-profit-street'),
    navigation: 'hidden',
    sections: [
      planSection({ name: 'Opening', isLevel: true, theme: 'dark', width: 'full' }, [
        put([0, 0, 13, 24], picture(kit.image('non-profit-street'), { ratio: '4:3' }), { rows: 12 }),
        put([14, 4, 10, 7], text(h(1, 'Trees for streets that have none'))),
        put(
          [14, 12, 10, 5],
          lead(p('We plant with the people who live there, and water until the roots can manage alone.')),
        ),
        put([14, 18, 10, 2], button('Plant with us', kit.page('take-part'), { size: 'large' })),
      ]),
      planSection(
        { name: 'Numbers', theme: 'light' },
        NUMBERS.map(([number, words], index) => put([index * 8, 0, 7, 4], text(h(2, number), p(words)))),
      ),
      planSection({ name: 'How', isLevel: true, theme: 'white' }, [
        put([0, 0, 9, 16], picture(kit.image('non-profit-hands'), { ratio: '1:1' }), { rows: 9 }),
        put([11, 0, 13, 2], text(h(2, 'How a street gets its trees'))),
        put(
          [11, 3, 13, 9],
          text(
            steps(
              'Somebody asks. One neighbour is enough to begin, ten are enough to go on.',
              'We walk the street with the city and find where the pipes are not.',
              'On a Saturday in autumn forty people dig, plant and eat soup.',
              'Each tree gets two godparents, who give it eight buckets a week for three summers.',
            ),
          ),
        ),
        put([11, 13, 13, 2], button('What we do, in detail', kit.page('work'), { variant: 'outline' })),
      ]),
      planSection({ name: 'Help', theme: 'bright' }, [
        put([0, 0, 24, 2], text(h(2, 'Three ways to make shade'))),
        put(
          [0, 4, 7, 5],
          titledText(3, 'Dig', 'Four hours on a Saturday. Spades, gloves and soup are there.'),
        ),
        put([0, 10, 7, 2], button('Planting days', kit.page('take-part'))),
        put([8, 4, 7, 5], titledText(3, 'Water', 'Become godparent to a tree on your way to work.')),
        put([8, 10, 7, 2], button('Find a tree', kit.page('take-part', 'write'))),
        put([16, 4, 8, 5], titledText(3, 'Give', 'With $85 a tree has soil, a stake and its first summer.')),
        put([16, 10, 8, 2], button('Give a tree', kit.page('give'))),
      ]),
      planSection({ name: 'Story', isLevel: true, theme: 'white' }, [
        put(
          [0, 3, 9, 7],
          titledText(
            2,
            'Five degrees',
            'That is how much cooler Tanner Street was in its second July. The bench came by itself, and so did the people on it.',
          ),
        ),
        put([0, 11, 9, 2], button('Read the story', kit.page('tanner'), { variant: 'text' })),
        put([10, 0, 14, 14], picture(kit.image('non-profit-shade'), { ratio: '3:2' }), { rows: 7 }),
      ]),
    ],
  };
}

export function nonProfitFooter(kit: TemplateKit): readonly SectionPlan[] {
  return [
    planSection({ name: 'Footer', theme: 'dark' }, [
      put([0, 0, 10, 4], text(h(3, kit.title), p('A charity of neighbours. Gifts can be set against tax.'))),
      put(
        [12, 0, 6, 4],
        small(
          p(strong('Take part')),
          p(to(kit.page('take-part'), 'Planting days')),
          p(to(kit.page('give'), 'Give')),
          p(to(kit.page('blog'), 'News')),
        ),
      ),
      put(
        [18, 0, 6, 4],
        small(p(strong('The shed')), lines('3 Nursery Lane', 'Open on Wednesdays, 4 pm to dusk')),
      ),
    ]),
  ];
}
