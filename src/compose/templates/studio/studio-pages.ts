import { accordion, button, lead, line, picture, small, text } from '#compose/block-kit.ts';
import { field, form } from '#compose/form-kit.ts';
import { h, p, strong } from '#compose/rich-text-kit.ts';
import { planSection, put } from '#compose/section-plan.ts';
import { titledText } from '../titled-text.ts';
import { voiceSection } from '../voice-section.ts';
import type { TemplateKit, TemplatePage } from '../site-template.ts';
import { fullPicture } from './full-picture.ts';

export function studioHome(kit: TemplateKit): TemplatePage {
  return {
    key: 'home',
    title: 'Home',
    urlName: 'home',
    description: 'A small studio for houses, rooms and the things that stand in them.',
    socialImage: kit.image('studio-arcade'),
    navigation: 'hidden',
    sections: [
      planSection({ name: 'Opening', theme: 'white' }, [
        put([0, 0, 19, 5], text(h(1, 'We make rooms that are kind to the people in them.'))),
        put([0, 6, 24, 24], picture(kit.image('studio-arcade'), { ratio: '16:9' }), { rows: 8 }),
        put([0, 31, 10, 2], small(p(strong('Arcade, 2026. '), 'Eleven arches, one winter’s work.'))),
        put(
          [13, 31, 11, 4],
          lead(
            p(
              'Houses, rooms and the things that stand in them: planned slowly, built to be repaired, and drawn by hand first.',
            ),
          ),
        ),
      ]),
      planSection({ name: 'Selected work', theme: 'white' }, [
        put([0, 0, 24, 1], line()),
        put([0, 2, 12, 2], text(h(2, 'Selected work'))),
        put(
          [0, 5, 14, 22],
          picture(kit.image('studio-window'), {
            variant: 'stack',
            ratio: '4:3',
            title: 'House with a round window',
            subtitle: 'A family house on a narrow plot',
            link: kit.page('round-window'),
          }),
          { rows: 10 },
        ),
        put(
          [16, 9, 8, 20],
          picture(kit.image('studio-stairs'), {
            variant: 'stack',
            ratio: '3:4',
            title: 'Quarry steps',
            subtitle: 'A public stair of 84 steps',
            link: kit.page('work', 'quarry-steps'),
          }),
          { rows: 12 },
        ),
        put(
          [0, 31, 8, 20],
          picture(kit.image('studio-stool'), {
            variant: 'stack',
            ratio: '3:4',
            title: 'Three legs',
            subtitle: 'A stool in ash, oiled',
            link: kit.page('work', 'three-legs'),
          }),
          { rows: 12 },
        ),
        put(
          [10, 31, 14, 22],
          picture(kit.image('studio-pavilion'), {
            variant: 'stack',
            ratio: '4:3',
            title: 'Pavilion on the pond',
            subtitle: 'Shade for forty people',
            link: kit.page('work', 'pavilion'),
          }),
          { rows: 10 },
        ),
        put([0, 55, 12, 2], button('All work', kit.page('work'), { variant: 'outline' })),
      ]),
      planSection({ name: 'How we work', theme: 'light' }, [
        put([0, 0, 8, 3], text(h(2, 'How we work'))),
        put(
          [9, 0, 7, 6],
          text(
            h(4, 'First we visit'),
            p(
              'We spend a day where the building will stand, and one with the people who will use it. Most of the plan is there already.',
            ),
          ),
        ),
        put(
          [17, 0, 7, 6],
          text(
            h(4, 'Then we draw'),
            p(
              'By hand, at one to fifty, until the drawing stops being polite. Models come next, in card and at full size in tape on the floor.',
            ),
          ),
        ),
        put(
          [9, 8, 7, 6],
          text(
            h(4, 'We stay on site'),
            p(
              'Once a week, in boots. Drawings do not know about the weather, and carpenters often have the better idea.',
            ),
          ),
        ),
        put(
          [17, 8, 7, 6],
          text(
            h(4, 'And we come back'),
            p('A year after you move in we return with a notebook. What does not work, we mend.'),
          ),
        ),
      ]),
      voiceSection(
        'dark',
        'They asked where we drink our coffee. That is where the window is now.',
        'The family of the house with a round window',
        6,
      ),
      planSection({ name: 'Invitation', theme: 'white' }, [
        put([0, 0, 15, 4], text(h(2, 'A room, a house, or only a chair: tell us about it.'))),
        put([0, 5, 12, 2], button('Start a project', kit.page('contact'), { size: 'large' })),
      ]),
    ],
  };
}

export function studioProfile(kit: TemplateKit): TemplatePage {
  return {
    key: 'studio',
    title: 'Studio',
    urlName: 'studio',
    description: 'Five people, one long table, and a workshop behind a green door.',
    socialImage: kit.image('studio-model'),
    navigation: 'main',
    sections: [
      planSection({ name: 'Opening', theme: 'white' }, [
        put([0, 0, 18, 4], text(h(1, 'Five people and one long table'))),
        put([0, 5, 14, 20], picture(kit.image('studio-model'), { ratio: '4:3' }), { rows: 10 }),
        put(
          [16, 5, 8, 14],
          lead(
            p(
              'We share a former printing shop with a joiner and a bookbinder. The table in the middle came with the house; nobody could get it out of the door.',
            ),
          ),
          { gap: 1 },
        ),
        put(
          [16, 14, 8, 10],
          text(
            p(
              'We are trained as architects, a cabinet maker and a landscape gardener. Everybody draws, everybody sweeps. We take on four projects a year, so that each of them has our whole attention in its season.',
            ),
          ),
        ),
      ]),
      planSection({ name: 'Principles', theme: 'bright' }, [
        put([0, 0, 24, 3], text(h(2, 'What we hold on to'))),
        put(
          [0, 5, 7, 5],
          titledText(3, 'Less, but finished', 'One good door handle instead of ten clever ones.'),
        ),
        put([8, 5, 7, 5], titledText(3, 'Near', 'Stone, timber and people from within a day’s drive.')),
        put(
          [16, 5, 8, 5],
          titledText(3, 'Repairable', 'Screws where others use glue, and the plans left with you.'),
        ),
      ]),
      planSection({ name: 'Questions', theme: 'white' }, [
        put([0, 0, 9, 3], text(h(2, 'Questions we are asked'))),
        put(
          [11, 0, 13, 10],
          accordion([
            [
              'How small may a project be?',
              'As small as a shelf, if it matters to you. We charge by the day for small things and say so before we begin.',
            ],
            [
              'How long does a house take?',
              'Half a year of planning, a year of building. Faster is possible and rarely better.',
            ],
            [
              'Do you work far away?',
              'As far as a night train goes. Farther than that we help you find somebody close by.',
            ],
            [
              'What does it cost?',
              'The first visit is free. After it you get a price for the planning, fixed, in writing.',
            ],
          ]),
        ),
      ]),
    ],
  };
}

export function studioContact(kit: TemplateKit): TemplatePage {
  return {
    key: 'contact',
    title: 'Contact',
    urlName: 'contact',
    description: 'Tell us about the room, the house or the chair you have in mind.',
    socialImage: kit.image('studio-tower'),
    navigation: 'main',
    sections: [
      planSection({ name: 'Contact', theme: 'light' }, [
        put(
          [0, 0, 10, 5],
          text(
            h(1, 'Start a project'),
            p(
              'Tell us where it is, what is there now and what you wish were there. A few lines are enough; we answer within three working days.',
            ),
          ),
        ),
        put(
          [0, 8, 10, 5],
          text(
            h(4, 'Studio'),
            p('14 Quarry Lane, behind the green door. By appointment, Monday to Thursday.'),
          ),
        ),
        put(
          [12, 0, 12, 22],
          form({
            name: 'Project enquiry',
            fields: [
              field('name', 'name', 'Name', { required: true }),
              field('email', 'email', 'Email', { required: true }),
              field('select', 'kind', 'What is it about?', {
                options: ['A house', 'A room', 'A piece of furniture', 'Something else'],
              }),
              field('textarea', 'message', 'What do you have in mind?', { required: true, maxLength: 2000 }),
            ],
            submitText: 'Send',
            thanks: 'Thank you. We read everything at the long table on Mondays and answer by Wednesday.',
          }),
        ),
      ]),
      fullPicture(kit, 'studio-tower'),
    ],
  };
}
