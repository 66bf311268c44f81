import { accordion, button, lead, line, menu, picture, text } from '#compose/block-kit.ts';
import { field, form } from '#compose/form-kit.ts';
import { h, list, p, strong, to } from '#compose/rich-text-kit.ts';
import { planSection, put, type PlacedDraft } from '#compose/section-plan.ts';
import { pictureRow } from '../picture-row.ts';
import type { TemplateKit, TemplatePage } from '../site-template.ts';
import { titledText } from '../titled-text.ts';

const TREATMENTS = [
  [
    'Manual therapy',
    'Stiff joints are loosened by hand, slowly and within what is comfortable. You feel the difference when you stand up.',
  ],
  [
    'Strength and balance',
    'Weights, bands and one very honest mirror. The plan is written for your body and for the time you really have.',
  ],
  [
    'Sports injuries',
    'From the ankle that gave way to the tendon that will not settle. We plan the way back to the first training, not only to the first walk.',
  ],
  [
    'After an operation',
    'New hips, mended ligaments, hands in splints. We know the timetables of healing and keep to them.',
  ],
  [
    'Pelvic floor',
    'During and after pregnancy, and after surgery. In a closed room, with time, and nothing happens that you have not agreed to.',
  ],
  ['At home', 'If you cannot come to us, we come to you: within the city, on Tuesdays and Fridays.'],
] as const;

/** Rows of the grid that a pair of treatments takes, with the line above it. */
const ROW = 9;

export function practiceTreatments(kit: TemplateKit): TemplatePage {
  return {
    key: 'treatments',
    title: 'Treatments',
    urlName: 'treatments',
    description: 'Manual therapy, training, sports injuries, recovery after operations, and visits at home.',
    socialImage: kit.image('practice-guide'),
    navigation: 'main',
    sections: [
      planSection({ name: 'Opening', theme: 'light' }, [
        put([0, 1, 10, 4], text(h(1, 'Hands, weights and patience'))),
        put(
          [0, 6, 9, 5],
          lead(
            p(
              'Most of what hurts gets better when it is moved in the right way. Finding that way is our work.',
            ),
          ),
        ),
        put([11, 0, 13, 14], picture(kit.image('practice-guide'), { ratio: '3:2' }), { rows: 7 }),
      ]),
      planSection(
        { name: 'Treatments', theme: 'white' },
        TREATMENTS.flatMap(([title, words], index): PlacedDraft[] => {
          const isFirstOfRow = index % 2 === 0;
          const y = Math.floor(index / 2) * ROW;
          return [
            ...(isFirstOfRow ? [put([0, y, 24, 1], line())] : []),
            put([isFirstOfRow ? 0 : 13, y + 1, 11, ROW - 3], titledText(2, title, words)),
          ];
        }),
      ),
      planSection({ name: 'Not here', theme: 'bright' }, [
        put(
          [0, 0, 16, 4],
          titledText(
            2,
            'When to see somebody else first',
            'Numb legs, sudden weakness, fever with back pain, or pain after a fall: please go to a hospital today and to us afterwards.',
          ),
        ),
      ]),
    ],
  };
}

export function practiceTeam(kit: TemplateKit): TemplatePage {
  return {
    key: 'team',
    title: 'Team',
    urlName: 'team',
    description: 'Who treats you, what each of us knows best, and who answers the phone.',
    socialImage: kit.image('practice-room'),
    navigation: 'main',
    sections: [
      planSection({ name: 'Opening', theme: 'light' }, [
        put([0, 0, 24, 3], text(h(1, 'Four of us, and you'))),
        put(
          [0, 4, 16, 3],
          lead(p('You keep the therapist you start with. When one of us is away, the notes are not.')),
        ),
      ]),
      planSection({ name: 'Therapists', theme: 'white' }, [
        ...pictureRow({ y: 0, height: 16, ratio: '1:1', phoneRows: 12 }, [
          {
            image: kit.image('practice-team-head'),
            title: 'Head of the practice',
            subtitle: 'Backs, necks, and the question why it came back.',
          },
          {
            image: kit.image('practice-team-sports'),
            title: 'Sports therapist',
            subtitle: 'Knees and ankles, mostly on Mondays after the match.',
          },
          {
            image: kit.image('practice-team-hands'),
            title: 'Hand therapist',
            subtitle: 'Splints, scars, and everything with a thumb.',
          },
        ]),
      ]),
      planSection({ name: 'Front desk', isLevel: true, theme: 'light' }, [
        put([0, 0, 7, 12], picture(kit.image('practice-team-desk'), { ratio: '1:1' }), { rows: 8 }),
        put(
          [9, 1, 14, 5],
          titledText(
            2,
            'And at the front desk',
            'The voice on the phone: finds the appointment that was not there, knows all forms of all insurers, and remembers how you take your tea.',
          ),
        ),
        put([9, 8, 14, 2], button('Book an appointment', kit.page('appointment'))),
      ]),
      planSection({ name: 'Work', theme: 'white' }, [
        put(
          [0, 0, 15, 4],
          titledText(
            2,
            'Work with us',
            'We look for a fifth therapist, thirty hours a week, with every second Friday for learning. Write to us as you would speak.',
          ),
        ),
      ]),
    ],
  };
}

const PRICES = `Single sessions
====

First visit, 60 minutes
Talk, tests, and a plan in writing
$110

Treatment, 40 minutes
With the same therapist each time
$75

Long treatment, 60 minutes
For two places that hurt
$105

Visit at your home
Within the city, the way included
$98

Courses
====

Back on Monday
Ten evenings in a group of eight
$140

Steady
Balance for people over seventy, ten mornings
$95

Running again
Six weeks from the sofa to five kilometres
$120`;

export function practicePrices(): TemplatePage {
  return {
    key: 'prices',
    title: 'Prices',
    urlName: 'prices',
    description: 'What sessions and courses cost, what insurers pay, and what to bring to your first visit.',
    navigation: 'main',
    sections: [
      planSection({ name: 'Prices', theme: 'light' }, [
        put([0, 0, 9, 3], text(h(1, 'Prices'))),
        put(
          [0, 4, 8, 6],
          text(
            p('With a prescription your insurer pays most of it; we send the bill there and you see a copy.'),
            p(
              'Without one you pay by card or on account. Cancel until the evening before, and it costs nothing.',
            ),
          ),
        ),
        put([10, 0, 14, 16], menu(PRICES, 'list')),
      ]),
      planSection({ name: 'First visit', theme: 'white' }, [
        put([0, 0, 9, 2], text(h(2, 'Your first visit'))),
        put(
          [0, 3, 8, 8],
          text(
            p('Come five minutes early and bring:'),
            list(
              'the prescription, if you have one',
              'reports and pictures, on paper or on your phone',
              'clothes you can move in',
              'the list of what you take',
            ),
          ),
        ),
        put(
          [10, 0, 14, 12],
          accordion([
            [
              'Do I need a prescription?',
              'No. For the first visit nobody does. If your insurer wants one to pay, we tell you before it costs you anything.',
            ],
            ['How soon can I come?', 'With new, strong pain within two days. Otherwise within two weeks.'],
            [
              'Will it hurt?',
              'It may be uncomfortable for a moment. You decide how long a moment is, and we ask often.',
            ],
            [
              'May somebody come with me?',
              'Of course. There is a second chair in every room, and children get the small ball.',
            ],
            [
              'Which languages do you speak?',
              'English, Spanish and Turkish, and a good deal with our hands.',
            ],
          ]),
        ),
      ]),
    ],
  };
}

export function practiceAppointment(kit: TemplateKit): TemplatePage {
  const phone = { kind: 'phone', number: '+1 555 0148' } as const;
  return {
    key: 'appointment',
    title: 'Appointment',
    urlName: 'appointment',
    description: 'Ask for an appointment; we call back on the same day. Hours, address and how to get here.',
    socialImage: kit.image('practice-room'),
    navigation: 'hidden',
    sections: [
      planSection({ name: 'Appointment', theme: 'light' }, [
        put([0, 0, 9, 3], text(h(1, 'Find a time'))),
        put(
          [0, 4, 8, 3],
          text(p('Tell us where it hurts and when you can come. We call you back on the same day.')),
        ),
        put(
          [0, 8, 8, 5],
          text(
            h(3, 'Hours'),
            p(strong('Monday to Thursday'), ' 7 am to 8 pm'),
            p(strong('Friday'), ' 7 am to 4 pm'),
            p(strong('Saturday'), ' by appointment'),
          ),
        ),
        put(
          [0, 14, 8, 5],
          text(
            h(3, 'Where'),
            p('14 Mill Street, first floor, lift from the street.'),
            p('Trams 3 and 7 to Bridge; two places for cars in the yard.'),
            p(to(phone, phone.number)),
          ),
        ),
        put(
          [11, 0, 13, 24],
          form({
            name: 'Appointment',
            fields: [
              field('name', 'name', 'Name', { required: true }),
              field('phone', 'phone', 'Phone', { required: true }),
              field('email', 'email', 'Email'),
              field('select', 'reason', 'What is it about?', {
                options: [
                  'Back or neck',
                  'Shoulder, elbow or hand',
                  'Hip, knee or foot',
                  'After an operation',
                  'A course',
                  'Something else',
                ],
              }),
              field('checkbox', 'times', 'When can you come?', {
                options: ['Mornings', 'Afternoons', 'Evenings', 'Saturdays'],
              }),
              field('textarea', 'note', 'What should we know?', { maxLength: 1000 }),
            ],
            submitText: 'Ask for an appointment',
            thanks: 'Thank you. We call you back today, or tomorrow morning if the desk has closed.',
          }),
        ),
      ]),
    ],
  };
}
