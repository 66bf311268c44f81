import { button, lead, menu, picture, small, socialLinks, text } from '#compose/block-kit.ts';
import { centered, h, lines, p, strong, to } from '#compose/rich-text-kit.ts';
import { planSection, put, type SectionPlan } from '#compose/section-plan.ts';
import { titledText } from '../titled-text.ts';
import { voiceSection } from '../voice-section.ts';
import { pictureRow } from '../picture-row.ts';
import type { TemplateKit, TemplatePage } from '../site-template.ts';

const MENU = `Breakfast
=========
Until noon, on Sundays until two.

Bread board
Two slices of the morning’s loaf, salted butter, three jams
$7

Soft eggs
Brown butter, chives, toast for dipping
$9
+ With mushrooms $3

Oat porridge
Pear, hazelnut, a spoon of cream
$8

Lemon pancakes
Ricotta, sugar, half a lemon to squeeze
$11

Coffee
======
Beans from a roaster two streets away, changed with the moon.

Espresso
$3

Cortado
$3.50

Flat white
$4
+ Oat milk $0.50

Filter, a whole pot
For one with time, or for two
$6

Iced coffee with lemon
Better than it sounds
$5

From the oven
=============
When it is gone, it is gone.

Country loaf
Rye and wheat, two days in the making
$8

Cardamom knot
$4

Olive oil cake
With the lemons in the window
$5

Apple tart, a slice
$5.50`;

export function cafeHome(kit: TemplateKit): TemplatePage {
  return {
    key: 'home',
    title: 'Home',
    urlName: 'home',
    description: 'Coffee from a small roaster, bread from our own oven, and a seat at the long counter.',
    socialImage: kit.image('cafe-cup'),
    navigation: 'hidden',
    sections: [
      planSection({ name: 'Opening', isLevel: true, theme: 'light', verticalAlign: 'middle' }, [
        put([0, 5, 10, 6], text(h(1, 'Come in, the oven is warm.'))),
        put(
          [0, 12, 9, 3],
          lead(
            p(
              'Bread from five in the morning, coffee from seven, and cake until somebody eats the last slice.',
            ),
          ),
        ),
        put([0, 16, 9, 2], button('See the menu', kit.page('menu'), { size: 'large' })),
        put([11, 0, 13, 22], picture(kit.image('cafe-cup'), { ratio: '4:5' }), { rows: 14 }),
      ]),
      planSection({ name: 'Three things', theme: 'white' }, [
        ...pictureRow({ y: 0, height: 14, ratio: '1:1', phoneRows: 10 }, [
          {
            image: kit.image('cafe-bread'),
            title: 'Bread',
            subtitle: 'Flour, water, salt and two nights. We bake forty loaves a day and no more.',
          },
          {
            image: kit.image('cafe-cake'),
            title: 'Cake',
            subtitle: 'One of them has lemon in it, always. The others follow the season.',
          },
          {
            image: kit.image('cafe-lemons'),
            title: 'Lemonade',
            subtitle: 'Pressed when you order it. Ask for it with a leaf of verbena.',
          },
        ]),
      ]),
      planSection({ name: 'Counter', isLevel: true, theme: 'dark' }, [
        put([0, 0, 13, 18], picture(kit.image('cafe-counter'), { ratio: '4:3' }), { rows: 9 }),
        put(
          [15, 3, 9, 8],
          titledText(
            2,
            'Eleven metres of oak',
            'The counter runs the whole length of the room. You can read at one end, talk at the other, and in the middle watch how a loaf is shaped.',
          ),
        ),
        put([15, 12, 9, 2], button('Our story', kit.page('story'), { variant: 'outline' })),
      ]),
      planSection({ name: 'Hours', theme: 'bright', width: 'medium' }, [
        put([2, 0, 20, 3], text(h(2, 'Open every day but Tuesday', 'center'))),
        put([4, 4, 16, 2], lead(centered('Weekdays seven to six. Saturday and Sunday eight to six.'))),
        put([4, 7, 16, 2], button('How to find us', kit.page('visit'), { alignment: 'center' })),
      ]),
      voiceSection(
        'white',
        'I came in for a loaf in March. It is October, and this is my chair.',
        'Written in the guest book by the door',
      ),
    ],
  };
}

export function cafeMenu(kit: TemplateKit): TemplatePage {
  return {
    key: 'menu',
    title: 'Menu',
    urlName: 'menu',
    description: 'Breakfast, coffee and what comes out of the oven, with prices.',
    socialImage: kit.image('cafe-bread'),
    navigation: 'main',
    sections: [
      planSection({ name: 'Opening', theme: 'light', width: 'medium' }, [
        put([0, 0, 24, 3], text(h(1, 'Menu', 'center'))),
        put([3, 4, 18, 2], lead(centered('Short, because everything on it is made here today.'))),
      ]),
      planSection({ name: 'Menu', theme: 'white', width: 'medium' }, [put([0, 0, 24, 20], menu(MENU))]),
      planSection({ name: 'Allergies', isLevel: true, theme: 'light', width: 'medium' }, [
        put([0, 0, 11, 14], picture(kit.image('cafe-shelf'), { ratio: '4:3' }), { rows: 9 }),
        put(
          [13, 1, 11, 6],
          titledText(
            3,
            'Allergies and wishes',
            'Nuts, gluten and milk live in our kitchen. Tell us what you cannot eat and we will say honestly what we can do. There is always one cake without flour.',
          ),
        ),
      ]),
    ],
  };
}

export function cafeFooter(kit: TemplateKit): readonly SectionPlan[] {
  return [
    planSection({ name: 'Footer', theme: 'dark' }, [
      put([0, 0, 9, 4], text(h(3, kit.title), p('Coffee, bread and a long counter.'))),
      put(
        [11, 0, 6, 4],
        small(p(strong('Hours')), lines('Weekdays 7 to 6', 'Weekends 8 to 6', 'Closed on Tuesday')),
      ),
      put(
        [18, 0, 6, 4],
        small(
          p(strong('Find us')),
          p('3 Mill Street, by the bridge'),
          p(to(kit.page('visit'), 'Map and parking')),
          p(to({ kind: 'phone', number: '+1 555 0100' }, '+1 555 0100')),
        ),
      ),
      put([0, 6, 24, 1], socialLinks(['https://www.instagram.com/', 'https://www.facebook.com/'])),
    ]),
  ];
}
