import { draft } from '#compose/block-draft.ts';
import { accordion, button, lead, line, picture, small, text } from '#compose/block-kit.ts';
import { form } from '#compose/form-kit.ts';
import type { PictureName } from '#compose/pictures.ts';
import { h, lines, p, strong, to } from '#compose/rich-text-kit.ts';
import { planSection, put, type PlacedDraft, type SectionPlan } from '#compose/section-plan.ts';
import type { TemplateKit, TemplatePage } from '../site-template.ts';
import { titledText } from '../titled-text.ts';

const FIRST_DAY = [
  [
    '09:00 Doors and coffee',
    'Collect your badge, leave your coat, find the quiet corner before you need it.',
  ],
  [
    '10:00 Opening: why plain is hard',
    'A writer of instructions shows ten of them, and the drafts that went before.',
  ],
  [
    '11:30 Maps for people in a hurry',
    'A mapmaker on what to leave out, with a walk through three stations.',
  ],
  ['14:00 Workshops', 'Six rooms, two hours each: forms, signs, charts, letters, menus, errors.'],
  ['17:00 Closing conversation', 'Everybody who spoke sits down, and you ask.'],
] as const;
const SECOND_DAY = [
  [
    '09:30 A form without questions',
    'A civil servant tells how an office came to know what it already knew.',
  ],
  ['11:00 Signs that work at night', 'A lighting designer and a nurse on finding the right door at three.'],
  ['13:30 Workshops, again', 'The same six rooms, so that you can choose a second one.'],
  ['16:00 The long table', 'Bring something unclear. Strangers will help you until it is clear.'],
] as const;

const SPEAKERS = [
  ['conference-writer', 'The writer of instructions', 'Has put together every shelf she ever described.'],
  ['conference-mapmaker', 'The mapmaker', 'Draws networks, and rides them with a stopwatch.'],
  [
    'conference-civil-servant',
    'The civil servant',
    'Took eleven questions out of a form and nobody missed them.',
  ],
  ['conference-light', 'The lighting designer', 'Believes that most signs are a lamp in the wrong place.'],
  ['conference-nurse', 'The night nurse', 'Knows which door people try first, and why.'],
  ['conference-printer', 'The menu printer', 'Sets small type large and long lists short.'],
] as const satisfies readonly (readonly [PictureName, string, string])[];

/** Three speakers side by side. */
function portraits(
  kit: TemplateKit,
  y: number,
  people: readonly (readonly [PictureName, string, string])[],
): readonly PlacedDraft[] {
  return people.map(([image, title, subtitle], index) =>
    put(
      [index * 8, y, 8, 18],
      picture(kit.image(image), { variant: 'stack', ratio: '1:1', title, subtitle }),
      { rows: 11 },
    ),
  );
}

export function conferenceHome(kit: TemplateKit): TemplatePage {
  return {
    key: 'home',
    title: 'Home',
    urlName: 'home',
    description: 'Two days of talks and workshops for people who make complicated things clear.',
    socialImage: kit.image('conference-hall'),
    navigation: 'hidden',
    sections: [
      planSection(
        {
          name: 'Opening',
          theme: 'bright',
          height: 'large',
          verticalAlign: 'bottom',
          background: { kind: 'gradient', colors: ['accent', 'darkAccent'], angle: 150 },
          dividerBottom: { shape: 'zigzag', height: 'small', isMirrored: false },
        },
        [
          put([0, 0, 24, 6], text(h(1, 'Make it plain.'))),
          put([0, 7, 14, 3], lead(p('Two days in May for everybody who makes complicated things clear.'))),
          put([0, 11, 12, 2], button('Get a ticket', kit.page('tickets'), { size: 'large' })),
        ],
      ),
      planSection({ name: 'Themes', theme: 'white' }, [
        put([0, 0, 24, 3], text(h(2, 'One stage, six rooms'))),
        put([0, 5, 7, 5], titledText(3, 'Words', 'Instructions, letters and errors that people read once.')),
        put([8, 5, 7, 5], titledText(3, 'Signs', 'Stations, clinics and car parks where nobody gets lost.')),
        put([16, 5, 8, 5], titledText(3, 'Forms', 'Asking less, and only what is not known already.')),
        put([0, 11, 12, 2], button('See the programme', kit.page('programme'), { variant: 'outline' })),
      ]),
      planSection({ name: 'Place', isLevel: true, theme: 'light-bold' }, [
        put([0, 0, 14, 16], picture(kit.image('conference-hall'), { ratio: '3:2' }), { rows: 7 }),
        put(
          [15, 2, 9, 6],
          titledText(
            2,
            'Under the arches',
            'The old market hall: daylight, good coffee, and room to walk while you think.',
          ),
        ),
        put([15, 9, 9, 3], text(lines(strong('Market Hall, Station Road'), 'Two minutes from the trains'))),
      ]),
      planSection({ name: 'Speakers', theme: 'white' }, [
        put([0, 0, 24, 2], text(h(2, 'Among those who speak'))),
        ...portraits(kit, 3, SPEAKERS.slice(0, 3)),
        put([0, 22, 12, 2], button('All speakers', kit.page('speakers'), { variant: 'outline' })),
      ]),
      planSection({ name: 'Invitation', theme: 'bright' }, [
        put([0, 0, 18, 4], text(h(2, 'Two hundred seats. Nobody stands at the back.'))),
        put([0, 5, 12, 2], button('Get a ticket', kit.page('tickets'), { size: 'large' })),
      ]),
    ],
  };
}

export function conferenceProgramme(kit: TemplateKit): TemplatePage {
  return {
    key: 'programme',
    title: 'Programme',
    urlName: 'programme',
    description: 'Talks, workshops and breaks of both days, hour by hour.',
    navigation: 'main',
    sections: [
      planSection({ name: 'Days', theme: 'white' }, [
        put([0, 0, 24, 3], text(h(1, 'Programme'))),
        put([0, 6, 8, 4], titledText(2, 'Thursday', 'Talks until noon, hands after lunch.'), { gap: 2 }),
        put([10, 6, 14, 10], accordion(FIRST_DAY)),
        // Nothing to see: it keeps the second day below the first in both columns.
        put([0, 19, 24, 1], draft('spacer', {}), { gap: 0 }),
        put([0, 21, 8, 4], titledText(2, 'Friday', 'It ends early enough for the evening train.'), {
          gap: 2,
        }),
        put([10, 21, 14, 10], accordion(SECOND_DAY)),
      ]),
      planSection({ name: 'Tickets', theme: 'dark' }, [
        put([0, 0, 14, 3], text(h(2, 'Seen enough?'))),
        put([0, 4, 12, 2], button('Get a ticket', kit.page('tickets'), { size: 'large' })),
      ]),
    ],
  };
}

export function conferenceSpeakers(kit: TemplateKit): TemplatePage {
  return {
    key: 'speakers',
    title: 'Speakers',
    urlName: 'speakers',
    description: 'Who is on the stage and in the six rooms.',
    socialImage: kit.image('conference-mapmaker'),
    navigation: 'main',
    sections: [
      planSection({ name: 'Speakers', theme: 'white' }, [
        put([0, 0, 24, 3], text(h(1, 'Speakers'))),
        put([0, 4, 24, 3], lead(p('Six people who know what it takes to leave something out.'))),
        ...portraits(kit, 8, SPEAKERS.slice(0, 3)),
        // A line keeps the second row level, however long the words above it are.
        put([0, 27, 24, 1], line()),
        ...portraits(kit, 29, SPEAKERS.slice(3)),
      ]),
    ],
  };
}

export function conferenceTickets(kit: TemplateKit): TemplatePage {
  return {
    key: 'tickets',
    title: 'Tickets',
    urlName: 'tickets',
    description: 'Prices, what is included, and how to ask for a reduced or a group ticket.',
    socialImage: kit.image('conference-hall'),
    // The button in the header leads there.
    navigation: 'hidden',
    sections: [
      planSection({ name: 'Prices', theme: 'white' }, [
        put([0, 0, 24, 3], text(h(1, 'Tickets'))),
        put([0, 6, 7, 6], text(h(2, '$120'), p(strong('One day. '), 'Talks, one workshop, lunch.')), {
          gap: 2,
        }),
        put(
          [8, 6, 7, 6],
          text(h(2, '$210'), p(strong('Both days. '), 'Talks, two workshops, lunches, the long table.')),
        ),
        put(
          [16, 6, 8, 6],
          text(
            h(2, '$60'),
            p(strong('Reduced. '), 'Both days, for students and whoever needs it. No proof asked.'),
          ),
        ),
      ]),
      planSection({ name: 'Form', theme: 'light' }, [
        put(
          [0, 0, 9, 5],
          titledText(
            2,
            'Ask for yours',
            'Tell us which ticket and how many. You get an invoice and a seat by email.',
          ),
        ),
        put(
          [11, 0, 13, 20],
          form({
            name: 'Ticket',
            submitText: 'Ask for a ticket',
            thanks: 'Thank you! Your invoice is on its way.',
          }),
        ),
      ]),
    ],
  };
}

export function conferenceFooter(kit: TemplateKit): readonly SectionPlan[] {
  return [
    planSection({ name: 'Footer', theme: 'black' }, [
      put([0, 0, 14, 4], text(h(2, kit.title))),
      put(
        [16, 0, 8, 4],
        small(
          p('Market Hall, Station Road'),
          p(to(kit.page('programme'), 'Programme')),
          p(to(kit.page('tickets'), 'Tickets')),
        ),
      ),
    ]),
  ];
}
