import { accordion, button, lead, picture, small, text } from '#compose/block-kit.ts';
import { centered, h, lines, p, strong, to } from '#compose/rich-text-kit.ts';
import { planSection, put, type SectionPlan } from '#compose/section-plan.ts';
import type { TemplateKit, TemplatePage } from '../site-template.ts';
import { titledText } from '../titled-text.ts';

const PHONE = { kind: 'phone', number: '+1 555 0148' } as const;

const COMPLAINTS = [
  [
    'Back and neck',
    'From the stiff morning to the slipped disc. We find out which movements you have stopped making, and give them back one at a time.',
  ],
  [
    'Shoulder, elbow, hand',
    'Frozen shoulders, tennis elbows without tennis, and thumbs that have written too many messages.',
  ],
  [
    'Hip, knee, foot',
    'For everybody who counts stairs. Strength comes first, then balance, then the stairs two at a time.',
  ],
  [
    'After an operation',
    'We speak with your surgeon, read the report, and begin on the day you are allowed to.',
  ],
  [
    'Headache, jaw and dizziness',
    'Often a matter of the neck, and often better within three sessions. If it is not ours to treat, we tell you whose it is.',
  ],
] as const;

/** The home page: a heading that runs into the picture below it, complaints, the way through treatment, the rooms. */
export function practiceHome(kit: TemplateKit): TemplatePage {
  return {
    key: 'home',
    title: 'Home',
    urlName: 'home',
    description:
      'Physiotherapy with time: sessions of forty minutes, one therapist from beginning to end, and a plan you understand.',
    socialImage: kit.image('practice-walk'),
    navigation: 'hidden',
    sections: [
      planSection({ name: 'Opening', theme: 'light', width: 'medium' }, [
        put([1, 0, 22, 3], text(h(1, 'Back to the things you love doing', 'center'))),
        put(
          [3, 4, 18, 3],
          lead(
            centered(
              'Physiotherapy with time: forty minutes a session, one therapist from beginning to end.',
            ),
          ),
        ),
        put([6, 8, 6, 2], button('Book a visit', kit.page('appointment'), { isFullWidth: true })),
        put(
          [12, 8, 6, 2],
          button('What we treat', kit.page('treatments'), { variant: 'outline', isFullWidth: true }),
        ),
      ]),
      planSection(
        {
          name: 'Picture',
          theme: 'light',
          height: 'medium',
          background: {
            kind: 'image',
            image: { ...kit.image('practice-walk'), alt: '' },
            overlay: 0,
          },
        },
        [],
      ),
      planSection({ name: 'Complaints', theme: 'white' }, [
        put([0, 0, 10, 17], picture(kit.image('practice-stretch'), { ratio: '4:5' }), { rows: 11 }),
        put(
          [12, 0, 12, 4],
          titledText(
            2,
            'Where does it hurt?',
            'Open what sounds like you. If nothing does, call us: bodies are inventive.',
          ),
        ),
        put([12, 5, 12, 12], accordion(COMPLAINTS)),
      ]),
      planSection({ name: 'The way', theme: 'bright' }, [
        put([0, 0, 24, 2], text(h(2, 'Three visits, then you know'))),
        put(
          [0, 4, 7, 6],
          text(
            h(3, '1. Listen'),
            p(
              'Sixty minutes, half of them talk. We test, we measure, and you leave with a name for it and two exercises.',
            ),
          ),
        ),
        put(
          [8, 4, 7, 6],
          text(
            h(3, '2. Begin'),
            p(
              'Hands where hands help, movement where movement does. You learn what is safe, which is more than you think.',
            ),
          ),
        ),
        put(
          [16, 4, 8, 6],
          text(
            h(3, '3. Decide'),
            p(
              'We compare with the first day. Either it works and we go on, or we change the plan. We never just carry on.',
            ),
          ),
        ),
      ]),
      planSection({ name: 'Rooms', isLevel: true, theme: 'white' }, [
        put([11, 0, 13, 14], picture(kit.image('practice-room'), { ratio: '3:2' }), { rows: 7 }),
        put(
          [0, 1, 9, 6],
          titledText(
            2,
            'Bright rooms, no waiting',
            'We leave ten minutes between two people, so the chairs in the hall are mostly for coats. Lift from the street, wide doors, warm hands.',
          ),
        ),
        put(
          [0, 8, 9, 3],
          text(
            p(
              strong('14 Mill Street'),
              ', two minutes from the bridge. Trams 3 and 7, and a rail for bicycles.',
            ),
          ),
        ),
        put([0, 12, 9, 2], button('Meet the team', kit.page('team'), { variant: 'outline' })),
      ]),
    ],
  };
}

export function practiceFooter(kit: TemplateKit): readonly SectionPlan[] {
  return [
    planSection({ name: 'Footer', theme: 'dark' }, [
      put([0, 0, 9, 4], text(h(3, kit.title), p('Physiotherapy on Mill Street. All insurers, and cash.'))),
      put(
        [11, 0, 6, 4],
        small(
          p(strong('Opening hours')),
          lines('Mon to Thu 7 am to 8 pm', 'Fri 7 am to 4 pm', 'Sat by appointment'),
        ),
      ),
      put(
        [18, 0, 6, 4],
        small(
          p(strong('Reach us')),
          p(to(PHONE, PHONE.number)),
          p(to(kit.page('appointment'), 'Book an appointment')),
          p(to(kit.page('prices'), 'Prices')),
        ),
      ),
    ]),
  ];
}
