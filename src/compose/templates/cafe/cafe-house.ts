import { accordion, gallery, lead, picture, text } from '#compose/block-kit.ts';
import { field, form } from '#compose/form-kit.ts';
import { h, lines, list, p, strong } from '#compose/rich-text-kit.ts';
import { planSection, put } from '#compose/section-plan.ts';
import { titledText } from '../titled-text.ts';
import type { TemplateKit, TemplatePage } from '../site-template.ts';

export function cafeStory(kit: TemplateKit): TemplatePage {
  return {
    key: 'story',
    title: 'Our story',
    urlName: 'our-story',
    description: 'How a closed bakery got its oven back.',
    socialImage: kit.image('cafe-counter'),
    navigation: 'main',
    sections: [
      planSection({ name: 'Opening', theme: 'white' }, [
        put([0, 0, 16, 4], text(h(1, 'The oven was here first'))),
        put([0, 5, 24, 20], picture(kit.image('cafe-counter'), { ratio: '16:9' }), { rows: 8 }),
      ]),
      planSection({ name: 'Story', theme: 'white' }, [
        put(
          [0, 0, 9, 4],
          lead(p('It had been cold for eleven years when we found it behind a wall of shelves.')),
        ),
        put(
          [11, 0, 13, 14],
          text(
            p(
              'The bakery on Mill Street closed when its baker retired, and the shop became a place for telephones, then for nothing. We rented it for the light. On the third day of tearing down plasterboard we stood in front of an iron door with a handle worn bright.',
            ),
            p(
              'The old baker came by to see who was making the noise. He showed us how the oven likes to be woken: slowly, with birch, over three days. He still comes on Fridays and taps the loaves.',
            ),
            p(
              'So this became a café around an oven. The counter is made from the beams of the storeroom. The coffee came later, when we noticed that everybody who waits for bread would like one.',
            ),
          ),
        ),
      ]),
      planSection({ name: 'Pictures', theme: 'light' }, [
        put(
          [0, 0, 24, 14],
          gallery(
            [
              { image: kit.image('cafe-bread'), caption: 'The country loaf, five in the morning' },
              { image: kit.image('cafe-shelf'), caption: 'Cups from three potters' },
              { image: kit.image('cafe-lemons'), caption: 'From the tree in the window' },
            ],
            { perRow: 3, perRowOnPhones: 1, ratio: '4:5', padding: 24 },
          ),
          { rows: 12 },
        ),
      ]),
    ],
  };
}

export function cafeEvents(kit: TemplateKit): TemplatePage {
  return {
    key: 'groups',
    title: 'Groups',
    urlName: 'groups',
    description: 'Breakfast for twelve, cakes to order, and evenings when the counter is yours.',
    socialImage: kit.image('cafe-cake'),
    navigation: 'main',
    sections: [
      planSection({ name: 'Opening', theme: 'light' }, [
        put(
          [0, 1, 11, 8],
          text(
            h(1, 'More than two of you?'),
            p(
              'We lay the far end of the counter for up to twelve, bake cakes to order, and on Thursday evenings the whole room can be yours.',
            ),
            list(
              'Breakfast for a group, two days ahead',
              'Whole cakes, three days ahead',
              'The room for an evening, up to thirty people',
            ),
          ),
        ),
        put([13, 0, 11, 16], picture(kit.image('cafe-cake'), { ratio: '4:5' }), { rows: 13 }),
      ]),
      planSection({ name: 'Form', theme: 'white', anchor: 'ask' }, [
        put(
          [0, 0, 9, 5],
          titledText(
            2,
            'Ask for a date',
            'Tell us when and for how many. We answer the same day, after the last coffee.',
          ),
        ),
        put(
          [11, 0, 13, 22],
          form({
            name: 'Group enquiry',
            fields: [
              field('name', 'name', 'Name', { required: true }),
              field('email', 'email', 'Email', { required: true }),
              field('date', 'date', 'Which day?', { required: true }),
              field('number', 'people', 'How many people?', { required: true }),
              field('radio', 'occasion', 'What would you like?', {
                options: ['Breakfast', 'A cake to take away', 'The room for an evening'],
              }),
              field('textarea', 'wishes', 'Anything we should know?', { maxLength: 1000 }),
            ],
            submitText: 'Ask',
            thanks: 'Thank you! We look at the calendar tonight and write to you.',
          }),
        ),
      ]),
    ],
  };
}

export function cafeVisit(kit: TemplateKit): TemplatePage {
  return {
    key: 'visit',
    title: 'Visit',
    urlName: 'visit',
    description: 'Hours, address, and where to leave the bicycle.',
    socialImage: kit.image('cafe-shelf'),
    // The button in the header leads there.
    navigation: 'hidden',
    sections: [
      planSection({ name: 'Visit', theme: 'white' }, [
        put([0, 0, 11, 3], text(h(1, 'By the bridge'))),
        put([0, 5, 5, 6], text(h(4, 'Address'), lines('3 Mill Street', 'Blue awning, bench outside'))),
        put(
          [6, 5, 5, 6],
          text(h(4, 'Hours'), lines('Weekdays 7 to 6', 'Weekends 8 to 6', 'Closed on Tuesday')),
        ),
        put(
          [0, 12, 11, 6],
          text(
            h(4, 'Getting here'),
            p(strong('On foot '), 'five minutes from the station, along the river.'),
            p(strong('By bicycle '), 'there are hooks in the yard.'),
            p(strong('By car '), 'park behind the mill, the first hour is free.'),
          ),
        ),
        put([13, 0, 11, 20], picture(kit.image('cafe-shelf'), { ratio: '4:5' }), { rows: 13 }),
      ]),
      planSection({ name: 'Questions', theme: 'light' }, [
        put([0, 0, 9, 3], text(h(2, 'Good to know'))),
        put(
          [11, 0, 13, 8],
          accordion([
            [
              'Can I reserve?',
              'Single seats never, tables for four and more always. Use the form on the page for groups.',
            ],
            [
              'May I work here?',
              'Gladly, until eleven and after two. At noon we need the counter for plates.',
            ],
            ['Are dogs welcome?', 'Yes, and they get water before you get coffee.'],
            ['Is there a step?', 'One at the front. Ring the bell at the yard door, where it is level.'],
          ]),
        ),
      ]),
    ],
  };
}
