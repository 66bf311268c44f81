import { button, lead, line, picture, small, text } from '#compose/block-kit.ts';
import { centered, h, lines, p, strong, to } from '#compose/rich-text-kit.ts';
import { planSection, put, type SectionPlan } from '#compose/section-plan.ts';
import type { TemplateKit, TemplatePage } from '../site-template.ts';
import { titledText } from '../titled-text.ts';

export function restaurantHome(kit: TemplateKit): TemplatePage {
  return {
    key: 'home',
    title: 'Home',
    urlName: 'home',
    description: 'A small dining room around an open fire. Dinner from Wednesday to Sunday, one sitting.',
    socialImage: kit.image('restaurant-room'),
    navigation: 'hidden',
    sections: [
      planSection(
        {
          name: 'Opening',
          theme: 'black',
          height: 'large',
          verticalAlign: 'bottom',
          background: {
            kind: 'image',
            image: { ...kit.image('restaurant-room'), alt: '' },
            overlay: 0.55,
          },
        },
        [
          put([0, 0, 15, 5], text(h(1, 'Cooked over fire, eaten by candlelight'))),
          put(
            [0, 6, 11, 3],
            lead(p('Thirty seats, one hearth, and a menu that follows what the market had this morning.')),
          ),
          put([0, 10, 6, 2], button('Reserve a table', kit.page('reserve'), { isFullWidth: true })),
          put(
            [6, 10, 6, 2],
            button('Tonight’s menu', kit.page('menu'), { variant: 'outline', isFullWidth: true }),
          ),
        ],
      ),
      planSection({ name: 'Facts', theme: 'dark' }, [
        put([0, 0, 7, 4], text(h(4, 'Dinner'), lines('Wednesday to Saturday', '6 pm to 11 pm'))),
        put([8, 0, 7, 4], text(h(4, 'Sunday lunch'), lines('One long table', 'Noon to 4 pm'))),
        put(
          [16, 0, 8, 4],
          text(
            h(4, 'Find us'),
            lines('8 Cooper’s Yard', to({ kind: 'phone', number: '+1 555 0126' }, '+1 555 0126')),
          ),
        ),
      ]),
      planSection({ name: 'Kitchen', isLevel: true, theme: 'black', dividerTop: null }, [
        put([0, 0, 11, 16], picture(kit.image('restaurant-plate'), { ratio: '4:5' }), { rows: 11 }),
        put(
          [13, 3, 11, 5],
          text(
            h(2, 'Smoke is our spice'),
            p(
              'There is no stove in our kitchen. Everything that is hot has met the fire: in the embers, on the grate, or hung above them for a night and a day.',
            ),
          ),
        ),
        put([13, 9, 11, 1], line()),
        put(
          [13, 11, 5, 5],
          text(h(4, 'In the embers'), p('Roots, squash and onions, in their skins, until they are soft.')),
        ),
        put(
          [19, 11, 5, 5],
          text(
            h(4, 'On the grate'),
            p('Fish in the bone, greens, and bread for as long as it takes to blink.'),
          ),
        ),
        put([13, 17, 11, 2], button('Read the menu', kit.page('menu'), { variant: 'outline' })),
      ]),
      planSection(
        {
          name: 'Set menu',
          theme: 'bright',
          width: 'medium',
          dividerTop: { shape: 'slope', height: 'small', isMirrored: false },
        },
        [
          put([0, 0, 24, 3], text(h(2, 'Five courses, $68', 'center'))),
          put(
            [3, 4, 18, 3],
            lead(
              centered(
                'The cook decides, you say only what you cannot eat. With a glass to each course, $104.',
              ),
            ),
          ),
          put(
            [6, 8, 12, 2],
            button('Reserve for the set menu', kit.page('reserve'), { alignment: 'center' }),
          ),
        ],
      ),
      planSection({ name: 'Bar', isLevel: true, theme: 'black' }, [
        put(
          [0, 3, 9, 7],
          titledText(
            2,
            'Eight stools at the bar',
            'They are never reserved. Come as you are, order a plate and a glass, and watch the fire from the best seat in the house.',
          ),
        ),
        put(
          [0, 11, 9, 3],
          small(p(strong('From the bar: '), 'smoked almonds, grilled bread, the day’s small plates.')),
        ),
        put([10, 0, 14, 14], picture(kit.image('restaurant-wine'), { ratio: '3:2' }), { rows: 7 }),
      ]),
    ],
  };
}

export function restaurantFooter(kit: TemplateKit): readonly SectionPlan[] {
  return [
    planSection({ name: 'Footer', theme: 'dark' }, [
      put([0, 0, 9, 3], text(h(3, kit.title), p('Dinner over fire, since the yard was quiet again.'))),
      put(
        [11, 0, 6, 4],
        small(
          p(strong('Hours')),
          lines('Wed to Sat 6 pm to 11 pm', 'Sun noon to 4 pm', 'Mon and Tue closed'),
        ),
      ),
      put(
        [18, 0, 6, 4],
        small(
          p(strong('Table')),
          p(to(kit.page('reserve'), 'Reserve')),
          p(to(kit.page('menu'), 'Menu')),
          p(to({ kind: 'phone', number: '+1 555 0126' }, '+1 555 0126')),
        ),
      ),
    ]),
  ];
}
