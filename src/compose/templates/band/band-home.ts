import { button, lead, picture, small, socialLinks, text } from '#compose/block-kit.ts';
import { h, p, steps, to } from '#compose/rich-text-kit.ts';
import { planSection, put, type SectionPlan } from '#compose/section-plan.ts';
import type { TemplateKit, TemplatePage } from '../site-template.ts';
import { datesFrom, ROWS_OF_DATE, SHOW_DATES } from './band-dates.ts';

const DATES_AT_HOME = 3;

/** The home page: the stage, what they sing about, the next dates, the newest record, the van. */
export function bandHome(kit: TemplateKit): TemplatePage {
  return {
    key: 'home',
    title: 'Home',
    urlName: 'home',
    description: 'Four people, one van, and loud songs about small lights. Next shows and the new record.',
    socialImage: kit.image('band-stage'),
    navigation: 'hidden',
    sections: [
      planSection(
        {
          name: 'Stage',
          theme: 'light',
          height: 'large',
          background: { kind: 'image', image: { ...kit.image('band-stage'), alt: '' }, overlay: 0 },
        },
        [],
      ),
      planSection({ name: 'Opening', theme: 'black' }, [
        put([0, 0, 24, 6], text(h(1, 'Loud songs about small lights'))),
        put(
          [0, 7, 13, 3],
          lead(p('Two guitars, borrowed keys, a drum kit with a moth on it. The new record is out.')),
        ),
        put([0, 11, 5, 2], button('Next shows', kit.page('shows'), { isFullWidth: true })),
        put(
          [5, 11, 5, 2],
          button('The records', kit.page('music'), { variant: 'outline', isFullWidth: true }),
        ),
      ]),
      planSection({ name: 'Dates', theme: 'light' }, [
        put([0, 0, 24, 3], text(h(2, 'Where we are next'))),
        ...datesFrom(4, SHOW_DATES.slice(0, DATES_AT_HOME)),
        put(
          [0, 6 + DATES_AT_HOME * ROWS_OF_DATE, 12, 2],
          button('All shows', kit.page('shows'), { variant: 'outline' }),
          { gap: 2 },
        ),
      ]),
      planSection({ name: 'Record', isLevel: true, theme: 'dark' }, [
        put([0, 0, 12, 24], picture(kit.image('band-porch-light'), { ratio: '1:1' }), { rows: 9 }),
        put([13, 3, 11, 5], text(h(4, 'New record'), h(2, 'Porch Light'))),
        put(
          [13, 9, 10, 4],
          text(
            p(
              'Nine songs, taped in eleven nights in a house without a doorbell. The moths are real and asked for nothing.',
            ),
          ),
        ),
        put(
          [13, 14, 10, 9],
          text(
            steps(
              'Porch light',
              'Who left the radio on',
              'Ladder against the moon',
              'Slow train, fast moth',
              'Wool',
            ),
          ),
        ),
        put([13, 24, 10, 2], button('All nine songs', kit.page('music'))),
      ]),
      planSection({ name: 'Van', isLevel: true, theme: 'white' }, [
        put([0, 3, 9, 4], text(h(2, 'Written in the van'))),
        put(
          [0, 8, 8, 5],
          text(
            p(
              'By whoever does not drive. Which sandwich, which dog, which song went wrong and was better for it.',
            ),
          ),
        ),
        put([0, 14, 8, 2], button('Road notes', kit.page('blog'))),
        put([10, 0, 14, 17], picture(kit.image('band-van'), { ratio: '3:2', link: kit.page('snow') }), {
          rows: 7,
        }),
      ]),
      planSection({ name: 'Booking', theme: 'bright' }, [
        put([0, 0, 16, 4], text(h(2, 'Have you got a socket and a roof?'))),
        put(
          [0, 5, 12, 3],
          lead(p('That is all we need. Cellars, barns, birthdays, and the stage you are afraid to fill.')),
        ),
        put([0, 9, 10, 2], button('Book us', kit.page('contact'), { size: 'large' })),
      ]),
    ],
  };
}

export function bandFooter(kit: TemplateKit): readonly SectionPlan[] {
  return [
    planSection({ name: 'Footer', theme: 'dark' }, [
      put([0, 0, 12, 3], text(h(2, kit.title))),
      put(
        [12, 0, 6, 4],
        small(
          p(to(kit.page('shows'), 'Shows')),
          p(to(kit.page('music'), 'Music')),
          p(to(kit.page('contact'), 'Booking')),
        ),
      ),
      put(
        [18, 0, 6, 2],
        socialLinks(['https://bandcamp.com/', 'https://www.youtube.com/', 'https://www.instagram.com/']),
      ),
    ]),
  ];
}
