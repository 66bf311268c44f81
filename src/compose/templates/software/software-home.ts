import { button, lead, picture, quote, text } from '#compose/block-kit.ts';
import { centered, h, list, p } from '#compose/rich-text-kit.ts';
import { planSection, put } from '#compose/section-plan.ts';
import { card } from '../card.ts';
import { latestPosts } from '../latest-posts.ts';
import type { TemplateKit, TemplatePage } from '../site-template.ts';
import { titledText } from '../titled-text.ts';

/** Cards of features: rounded, on the color of the theme's neighbour. */
const CARD = { radius: 20, padding: 28 } as const;

export function softwareHome(kit: TemplateKit): TemplatePage {
  return {
    key: 'home',
    title: 'Home',
    urlName: 'home',
    description:
      'Recurring checks for kitchens, workshops and small offices: done on time, and proven on paper.',
    socialImage: kit.image('software-board'),
    navigation: 'hidden',
    sections: [
      planSection({ name: 'Opening', theme: 'white' }, [
        put(
          [3, 0, 18, 4],
          text(h(1, 'The fridge, the ladders, the lights. Checked, on time, every time.', 'center')),
        ),
        put(
          [5, 5, 14, 3],
          lead(
            centered('Duly brings every check back on its day, to the person on shift, and keeps the proof.'),
          ),
        ),
        put([7, 9, 5, 2], button('Try it free', kit.page('contact'), { isFullWidth: true })),
        put(
          [12, 9, 5, 2],
          button('How it works', kit.page('features'), { variant: 'outline', isFullWidth: true }),
        ),
        put([0, 13, 24, 30], picture(kit.image('software-board'), { ratio: 'original' }), { rows: 9 }),
      ]),
      planSection({ name: 'Reasons', theme: 'light' }, [
        put([0, 0, 24, 3], text(h(2, 'A list on the wall cannot remind anybody', 'center'))),
        put(
          [0, 5, 8, 9],
          card(
            titledText(
              3,
              'It knows the shift',
              'A check goes to whoever works that day, not to the one who wrote it down two years ago.',
            ),
            { ...CARD, background: 'white' },
          ),
        ),
        put(
          [8, 5, 8, 9],
          card(
            titledText(
              3,
              'It works in the cellar',
              'Without a signal the round simply goes on. Everything arrives as soon as there is one again, in order.',
            ),
            { ...CARD, background: 'white' },
          ),
        ),
        put(
          [16, 5, 8, 9],
          card(
            titledText(
              3,
              'It can be shown',
              'When the inspector asks, a month is one page, signed on the day and not to be changed.',
            ),
            { ...CARD, background: 'white' },
          ),
        ),
      ]),
      planSection({ name: 'Phone', isLevel: true, theme: 'white' }, [
        put([0, 0, 11, 24], picture(kit.image('software-phone'), { ratio: '1:1' }), { rows: 14 }),
        put([13, 5, 11, 3], text(h(2, 'Six taps, then coffee'))),
        put(
          [13, 9, 11, 6],
          text(
            p(
              'A round is a short list in the order you walk. Tap, add a picture where something is wrong, sign, done.',
            ),
            list('Large enough for gloves', 'Reads itself aloud', 'In the language of whoever holds it'),
          ),
        ),
        put([13, 17, 11, 2], button('All features', kit.page('features'), { variant: 'text' })),
      ]),
      planSection({ name: 'Voice', theme: 'dark', width: 'medium' }, [
        put(
          [0, 0, 24, 6],
          quote(
            'We had four clipboards and a bad conscience. Now we have neither.',
            'A bakery with two shops and eleven people',
            { alignment: 'center' },
          ),
        ),
      ]),
      planSection({ name: 'Year', isLevel: true, theme: 'white' }, [
        put(
          [0, 3, 9, 9],
          titledText(
            2,
            'See what slips',
            'Every check has its year at a glance. Two pale squares in a row tell you more than a report: that one falls on the market day, so move it.',
          ),
        ),
        put([11, 0, 13, 19], picture(kit.image('software-year'), { ratio: '3:2' }), { rows: 9 }),
      ]),
      planSection({ name: 'Changes', theme: 'light' }, [
        put([0, 0, 24, 2], text(h(2, 'What is new'))),
        put(
          [0, 3, 24, 10],
          latestPosts(kit.page('changes'), { variant: 'grid', count: 3, showImage: false }),
        ),
      ]),
      planSection({ name: 'Invitation', theme: 'bright', width: 'medium' }, [
        put([0, 0, 24, 3], text(h(2, 'Put the first check in now', 'center'))),
        put(
          [2, 4, 20, 3],
          lead(centered('Thirty days free, no card. If you leave, your records come with you.')),
        ),
        put(
          [0, 8, 24, 2],
          button('Try it free', kit.page('contact'), { size: 'large', alignment: 'center' }),
        ),
      ]),
    ],
  };
}

export function softwareFeatures(kit: TemplateKit): TemplatePage {
  return {
    key: 'features',
    title: 'Features',
    urlName: 'features',
    description:
      'Rounds on the phone, a year at a glance, signed records, and reminders that stop when it is done.',
    socialImage: kit.image('software-phone'),
    navigation: 'main',
    sections: [
      planSection({ name: 'Opening', theme: 'light' }, [
        put([0, 0, 16, 3], text(h(1, 'Small, and all of it used'))),
        put([0, 4, 14, 3], lead(p('Four things, done well. We have said no to the fifth for six years.'))),
      ]),
      planSection({ name: 'Rounds', isLevel: true, theme: 'white', anchor: 'rounds' }, [
        put(
          [0, 2, 9, 10],
          text(
            h(2, 'Rounds'),
            p(
              'Put checks in the order you walk. Whoever starts the round sees one at a time, with the picture of how it should look.',
            ),
            list(
              'Starts by itself, by time or by a code on the door',
              'Notes from the last round stand on top',
              'A fault becomes a task with one tap',
            ),
          ),
        ),
        put([11, 0, 13, 19], picture(kit.image('software-board'), { ratio: '3:2' }), { rows: 9 }),
      ]),
      planSection({ name: 'Rhythm', isLevel: true, theme: 'white', anchor: 'rhythm' }, [
        put([0, 0, 13, 19], picture(kit.image('software-year'), { ratio: '3:2' }), { rows: 9 }),
        put(
          [15, 2, 9, 10],
          text(
            h(2, 'Rhythm'),
            p(
              'Every day, each second Tuesday, the first working day of the month, ninety days after the last one. If a person would say it, you can set it.',
            ),
            list('Holidays of your region are known', 'Seasons: nobody checks the heater in July'),
          ),
        ),
      ]),
      planSection({ name: 'Records', isLevel: true, theme: 'white', anchor: 'records' }, [
        put(
          [0, 2, 9, 10],
          text(
            h(2, 'Records'),
            p(
              'What was signed stays signed. Corrections are added below, with a name of the shift and the hour, as an inspector expects it.',
            ),
            list('A month as one page to print', 'The whole archive as a file, any time'),
          ),
        ),
        put([11, 0, 13, 19], picture(kit.image('software-paper'), { ratio: '3:2' }), { rows: 9 }),
      ]),
      planSection({ name: 'More', theme: 'light' }, [
        put([0, 0, 24, 2], text(h(2, 'And beside them'))),
        put(
          [0, 3, 8, 5],
          titledText(3, 'Reminders that stop', 'One message, one hour before. None after it is done.'),
        ),
        put(
          [8, 3, 8, 5],
          titledText(
            3,
            'Two hundred templates',
            'Kitchens, vans, playgrounds, dark rooms. Start from one, make it yours.',
          ),
        ),
        put(
          [16, 3, 8, 5],
          titledText(
            3,
            'Doors for other software',
            'Calendars, spreadsheets, and a plain interface for whoever writes code.',
          ),
        ),
        put([0, 9, 12, 2], button('Read the docs', kit.page('docs'), { variant: 'outline' })),
      ]),
    ],
  };
}
