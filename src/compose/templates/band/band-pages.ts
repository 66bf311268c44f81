import { accordion, lead, picture, quote, text } from '#compose/block-kit.ts';
import { field, form } from '#compose/form-kit.ts';
import { h, list, p, steps, strong } from '#compose/rich-text-kit.ts';
import { planSection, put, type SectionPlan } from '#compose/section-plan.ts';
import type { PictureName } from '../../pictures.ts';
import type { TemplateKit, TemplatePage } from '../site-template.ts';
import { titledText } from '../titled-text.ts';
import { datesFrom, SHOW_DATES } from './band-dates.ts';

export function bandShows(kit: TemplateKit): TemplatePage {
  return {
    key: 'shows',
    title: 'Shows',
    urlName: 'shows',
    description: 'All dates, what they cost, and what to know before you come.',
    socialImage: kit.image('band-stage'),
    navigation: 'main',
    sections: [
      planSection({ name: 'Dates', theme: 'light' }, [
        put([0, 0, 24, 4], text(h(1, 'Shows'))),
        ...datesFrom(5, SHOW_DATES),
      ]),
      planSection({ name: 'To know', theme: 'black' }, [
        put([0, 0, 8, 3], text(h(2, 'Before you come'))),
        put(
          [9, 0, 15, 10],
          accordion([
            [
              'When do you really begin?',
              'At nine. There is nearly always somebody good before us, so come at eight.',
            ],
            ['How long do you play?', 'Seventy minutes, and one song more if nobody has a baby at home.'],
            [
              'Is it loud?',
              'Yes. There are earplugs in a jar by the records; they are free and look like sweets. They are not sweets.',
            ],
            [
              'Can I get in with a wheelchair?',
              'At every place on this list but Three Bells, which has four steps and strong friends. Write to us and we arrange it.',
            ],
            ['May I film?', 'One song. Choose it well.'],
          ]),
        ),
      ]),
    ],
  };
}

interface RecordOfBand {
  readonly name: string;
  readonly kind: string;
  readonly cover: PictureName;
  readonly theme: SectionPlan['section']['theme'];
  readonly words: string;
  readonly songs: readonly string[];
}

const RECORDS: readonly RecordOfBand[] = [
  {
    name: 'Porch Light',
    kind: 'Second record, nine songs',
    cover: 'band-porch-light',
    theme: 'dark',
    words:
      'Taped in eleven nights in a house without a doorbell. If you hear a kettle in the third song: it stayed.',
    songs: [
      'Porch light',
      'Who left the radio on',
      'Ladder against the moon',
      'Slow train, fast moth',
      'Wool',
      'Eleven doors',
      'Your coat is on my chair',
      'Static',
      'Leave it burning',
    ],
  },
  {
    name: 'Small Hours',
    kind: 'Four songs for the way home',
    cover: 'band-small-hours',
    theme: 'white',
    words:
      'Played once each, between two and four in the morning, with the window open. The bus belongs to the town.',
    songs: ['Last bus but one', 'The window over the bakery', 'Small hours', 'Wires'],
  },
  {
    name: 'Paper Wings',
    kind: 'First record, eight songs',
    cover: 'band-paper-wings',
    theme: 'light',
    words: 'Made in a rehearsal room under a swimming bath. All reverb on it is a diving board.',
    songs: [
      'Parade',
      'Paper wings',
      'Matches',
      'Deep end',
      'Map of the ceiling',
      'Sugar for the dog',
      'Nobody drives',
      'Encore, sort of',
    ],
  },
];

function recordSection(
  kit: TemplateKit,
  { name, kind, cover, theme, words, songs }: RecordOfBand,
  index: number,
) {
  const isPictureFirst = index % 2 === 0;
  const x = isPictureFirst ? 12 : 0;
  return planSection({ name, theme }, [
    put([isPictureFirst ? 0 : 14, 0, 10, 20], picture(kit.image(cover), { ratio: '1:1' }), { rows: 9 }),
    put([x, 0, 10, 4], text(h(2, name), p(strong(kind)))),
    put([x, 5, 10, 4], text(p(words))),
    put([x, 10, 10, 10], text(steps(...songs))),
  ]);
}

export function bandMusic(kit: TemplateKit): TemplatePage {
  return {
    key: 'music',
    title: 'Music',
    urlName: 'music',
    description: 'Two records and a small one: covers, songs, and how they were made.',
    socialImage: kit.image('band-porch-light'),
    navigation: 'main',
    sections: [
      planSection({ name: 'Opening', theme: 'bright' }, [
        put([0, 0, 24, 4], text(h(1, 'Three records, all of them finished'))),
        put([0, 5, 13, 3], lead(p('On vinyl from the table beside the stage, and wherever you listen.'))),
      ]),
      ...RECORDS.map((record, index) => recordSection(kit, record, index)),
      planSection({ name: 'Words', theme: 'black', width: 'medium' }, [
        put(
          [0, 0, 24, 6],
          quote('Leave it burning, leave it on. Something small is coming home.', 'From “Leave it burning”', {
            alignment: 'center',
          }),
        ),
      ]),
    ],
  };
}

export function bandPeople(kit: TemplateKit): TemplatePage {
  const parts = [
    ['Voice and guitar', 'Writes the words on receipts. Has lost three songs to the washing machine.'],
    ['Bass', 'Drives the van, tunes the room, and is the reason that you dance.'],
    ['Keys', 'An organ from a chapel and a toy piano from a cellar, through the same amplifier.'],
    ['Drums', 'Painted the moth. Counts to four in a language of her own.'],
  ] as const;
  return {
    key: 'people',
    title: 'Band',
    urlName: 'band',
    description: 'Who plays what, how it began, and a text for the press to copy.',
    socialImage: kit.image('band-stage'),
    navigation: 'main',
    sections: [
      planSection({ name: 'Opening', theme: 'dark' }, [
        put([0, 0, 13, 7], text(h(1, 'Four people and a moth'))),
        put(
          [0, 8, 11, 6],
          lead(
            p(
              'It began in a rehearsal room with one bulb. Something with wings would not leave it alone, and so we had a name before we had a song.',
            ),
          ),
        ),
        put([14, 0, 10, 20], picture(kit.image('band-paper-wings'), { ratio: '1:1' }), { rows: 9 }),
      ]),
      planSection({ name: 'Parts', theme: 'white' }, [
        put([0, 0, 24, 2], text(h(2, 'Who makes which noise'))),
        ...parts.map(([part, words], index) =>
          put([index * 6, 4, index === parts.length - 1 ? 6 : 5, 6], titledText(3, part, words)),
        ),
      ]),
      planSection(
        {
          name: 'Picture',
          theme: 'light',
          height: 'large',
          background: { kind: 'image', image: { ...kit.image('band-van'), alt: '' }, overlay: 0 },
        },
        [],
      ),
      planSection({ name: 'Press', theme: 'black' }, [
        put([0, 0, 8, 3], text(h(2, 'For the press'))),
        put(
          [9, 0, 15, 8],
          text(
            p(strong('In one sentence: '), 'a loud band with quiet words.'),
            p(
              strong('In three: '),
              'Moth songs for people who are still awake. Guitars that were cheap, an organ that was free, harmonies that took years. Best heard standing, near the left speaker.',
            ),
            p('All drawings on this site may be printed with an article about us.'),
          ),
        ),
      ]),
    ],
  };
}

export function bandContact(kit: TemplateKit): TemplatePage {
  return {
    key: 'contact',
    title: 'Booking',
    urlName: 'booking',
    description: 'Book us for a stage, a barn or a birthday: what we bring, what we need, and a form.',
    socialImage: kit.image('band-van'),
    // The button in the header leads there.
    navigation: 'hidden',
    sections: [
      planSection({ name: 'Booking', theme: 'light' }, [
        put([0, 0, 10, 4], text(h(1, 'Book us'))),
        put(
          [0, 5, 9, 4],
          text(p('Tell us where, when, and for how many. The bass player answers, usually from a lay-by.')),
        ),
        put(
          [0, 10, 9, 6],
          text(
            h(3, 'We bring'),
            list('all instruments and amplifiers', 'our own lights, four of them', 'earplugs'),
          ),
        ),
        put(
          [0, 17, 9, 7],
          text(
            h(3, 'We need'),
            list(
              'two sockets that are not the same one',
              'a stage of four metres by three',
              'something warm to eat',
            ),
          ),
        ),
        put(
          [11, 0, 13, 24],
          form({
            name: 'Booking',
            fields: [
              field('name', 'name', 'Name', { required: true }),
              field('email', 'email', 'Email', { required: true }),
              field('select', 'kind', 'What is it about?', {
                options: ['A show', 'A festival', 'Press', 'I lost something at a show'],
              }),
              field('date', 'date', 'When?'),
              field('text', 'place', 'Where?'),
              field('textarea', 'message', 'Tell us more', { required: true, maxLength: 2000 }),
            ],
            submitText: 'Send',
            thanks: 'Thank you! We write back before the next show.',
          }),
        ),
      ]),
    ],
  };
}
