import { accordion, lead, menu, picture, text } from '#compose/block-kit.ts';
import { field, form } from '#compose/form-kit.ts';
import { h, p, strong } from '#compose/rich-text-kit.ts';
import { planSection, put } from '#compose/section-plan.ts';
import type { TemplateKit, TemplatePage } from '../site-template.ts';
import { titledText } from '../titled-text.ts';

const MENU = `Food
====

From the embers
---------------

Squash in its skin
Whipped sheep’s cheese, seeds, sage
$16

Leeks, burnt outside
Egg yolk, mustard, crumbs
$14

Beetroot, three hours
Blackcurrant leaf, walnut
$15

From the grate
--------------

Whole trout
Brown butter, capers, a lemon that saw the fire
$27

Half a chicken
Brined in buttermilk, garlic, bitter leaves
$25

Hanger steak
Bone marrow, green sauce
$31

Hispi cabbage
Miso, hazelnut, crisp shallots
$18

On the side
-----------

Potatoes in the ash
$7

Grilled bread, smoked butter
$6

Leaves and herbs
$7

Afterwards
----------

Toasted marshmallow tart
Sour cherry
$11

Pear on a string
Roasted for two hours, cold cream
$10

Three cheeses
With bread still warm
$14

Drinks
======

Before
------

Smoked lemon spritz
+ With gin $13
+ Without $9

Vermouth, orange, olive
$10

By the glass
------------

White from chalk
$9

Orange, unfiltered
$10

Red from the volcano
$11

No alcohol
----------

Birch and apple
$7

Cold tea of the week
$6`;

export function restaurantMenu(kit: TemplateKit): TemplatePage {
  return {
    key: 'menu',
    title: 'Menu',
    urlName: 'menu',
    description: 'Plates from the embers and the grate, what to drink with them, and prices.',
    socialImage: kit.image('restaurant-plate'),
    navigation: 'main',
    sections: [
      planSection({ name: 'Menu', theme: 'black' }, [
        put([0, 0, 8, 3], text(h(1, 'Menu'))),
        put(
          [0, 4, 7, 5],
          text(
            p(
              'Plates are for sharing: two and a half for each of you are about right. The menu changes with the market, so one or two of them may have gone.',
            ),
          ),
        ),
        put([0, 10, 7, 12], picture(kit.image('restaurant-pans'), { ratio: '4:5' }), { rows: 10 }),
        put([9, 0, 15, 30], menu(MENU, 'list')),
      ]),
      planSection({ name: 'Allergies', theme: 'bright' }, [
        put(
          [0, 0, 14, 4],
          titledText(
            3,
            'What you cannot eat',
            'Tell us when you reserve and we cook around it. Our kitchen works with nuts, gluten, milk, egg and fish, and everything passes the same fire.',
          ),
        ),
      ]),
    ],
  };
}

export function restaurantHouse(kit: TemplateKit): TemplatePage {
  return {
    key: 'house',
    title: 'The house',
    urlName: 'the-house',
    description: 'A cooper’s workshop, its hearth, and the people who keep the fire.',
    socialImage: kit.image('restaurant-pans'),
    navigation: 'main',
    sections: [
      planSection({ name: 'Opening', theme: 'black' }, [
        put([0, 0, 12, 16], picture(kit.image('restaurant-pans'), { ratio: '4:5' }), { rows: 11 }),
        put([14, 1, 10, 4], text(h(1, 'Barrels were made here'))),
        put(
          [14, 6, 10, 3],
          lead(p('A cooper needs fire to bend oak. We kept the hearth and changed what lies on it.')),
        ),
        put(
          [14, 10, 10, 6],
          text(
            p(
              'The bricks are black from the first trade, the tables are sawn from the last staves. At four in the afternoon the kitchen lights beech; by six there is a bed of embers as wide as a door, and it has to last until the last dessert.',
            ),
          ),
        ),
      ]),
      planSection({ name: 'People', theme: 'dark' }, [
        put([0, 0, 24, 2], text(h(2, 'Who looks after you'))),
        put(
          [0, 4, 7, 5],
          titledText(
            3,
            'The fire',
            'Two cooks and never fewer. One watches the embers, the other the plates.',
          ),
        ),
        put(
          [8, 4, 7, 5],
          titledText(
            3,
            'The cellar',
            'Small growers, most of them close enough to visit, all of them tasted.',
          ),
        ),
        put(
          [16, 4, 8, 5],
          titledText(3, 'The room', 'The team that greets you stays with your table until you leave.'),
        ),
      ]),
      planSection({ name: 'Questions', theme: 'black' }, [
        put([0, 0, 8, 3], text(h(2, 'Before you come'))),
        put(
          [10, 0, 14, 9],
          accordion([
            ['How long is the table ours?', 'All evening. We have one sitting and do not turn tables.'],
            ['Do you cook without meat?', 'Half of the menu, and a set menu of five courses without any.'],
            [
              'May children come?',
              'With pleasure, on Sundays above all. Chalk is in the drawer by the door.',
            ],
            ['Is it level?', 'From the yard to the table, and to the washroom. The bar has one low place.'],
          ]),
        ),
      ]),
    ],
  };
}

export function restaurantReserve(kit: TemplateKit): TemplatePage {
  return {
    key: 'reserve',
    title: 'Reserve',
    urlName: 'reserve',
    description: 'Ask for a table by the fire. We confirm by email on the same day.',
    socialImage: kit.image('restaurant-wine'),
    // The button in the header leads there.
    navigation: 'hidden',
    sections: [
      planSection({ name: 'Reservation', theme: 'black' }, [
        put([0, 0, 9, 3], text(h(1, 'Reserve a table'))),
        put(
          [0, 4, 9, 4],
          text(
            p('Tell us when and for how many; we confirm by email on the same day, before the fire is lit.'),
          ),
        ),
        put(
          [0, 9, 9, 8],
          text(
            h(4, 'Opening hours'),
            p(strong('Wednesday to Saturday '), '6 pm to 11 pm'),
            p(strong('Sunday '), 'noon to 4 pm'),
            p(strong('Monday and Tuesday '), 'closed'),
          ),
        ),
        put(
          [0, 18, 9, 4],
          text(h(4, 'Where'), p('8 Cooper’s Yard, through the archway. The last tram leaves at midnight.')),
        ),
        put(
          [11, 0, 13, 24],
          form({
            name: 'Reservation',
            fields: [
              field('name', 'name', 'Name', { required: true }),
              field('email', 'email', 'Email', { required: true }),
              field('date', 'date', 'Day', { required: true }),
              field('time', 'time', 'Time', { required: true }),
              field('number', 'guests', 'Guests', { required: true }),
              field('textarea', 'wishes', 'Allergies and wishes', { maxLength: 1000 }),
            ],
            submitText: 'Ask for this table',
            thanks: 'Thank you! We look at the book now and write to you today.',
          }),
        ),
      ]),
      planSection(
        {
          name: 'Picture',
          theme: 'black',
          height: 'medium',
          background: { kind: 'image', image: { ...kit.image('restaurant-wine'), alt: '' }, overlay: 0 },
        },
        [],
      ),
    ],
  };
}
