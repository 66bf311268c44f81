import { sectionCatalog } from '#messages/en/interface/section-catalog.ts';
import { asking, picture, quote, text } from '../../block-kit.ts';
import { h } from '../../rich-text-kit.ts';
import type { CatalogDesign } from '../catalog-design.ts';
import { planSection, put } from '../../section-plan.ts';

/** Those who do the work, and those who speak of it. */
export const PEOPLE_SECTIONS: readonly CatalogDesign[] = [
  {
    id: 'team-three',
    title: sectionCatalog.team,
    category: 'people',
    plan: () =>
      planSection({ name: 'Team', theme: 'light' }, [
        put([0, 0, 16, 3], text(h(2, 'Who you will meet'))),
        put(
          [0, 4, 7, 16],
          asking(
            picture(null, {
              variant: 'stack',
              ratio: '4:5',
              title: 'First name',
              subtitle: 'Answers the telephone, knows where everything is.',
            }),
            'practice-team-head',
          ),
          { rows: 14 },
        ),
        put(
          [8, 4, 7, 16],
          asking(
            picture(null, {
              variant: 'stack',
              ratio: '4:5',
              title: 'Second name',
              subtitle: 'Draws, measures, and draws again.',
            }),
            'practice-team-sports',
          ),
          { rows: 14 },
        ),
        put(
          [16, 4, 8, 16],
          asking(
            picture(null, {
              variant: 'stack',
              ratio: '4:5',
              title: 'Third name',
              subtitle: 'Makes it, and makes it fit.',
            }),
            'practice-team-desk',
          ),
          { rows: 14 },
        ),
      ]),
  },
  {
    id: 'testimonial-one',
    title: sectionCatalog.oneVoice,
    category: 'people',
    plan: () =>
      planSection({ name: 'A voice', theme: 'bright', width: 'medium' }, [
        put(
          [2, 0, 20, 7],
          quote(
            'They asked better questions than we did, and then answered them.',
            'Name of a customer who agreed to be quoted',
            { alignment: 'center' },
          ),
        ),
      ]),
  },
  {
    id: 'testimonial-two',
    title: sectionCatalog.twoVoices,
    category: 'people',
    plan: () =>
      planSection({ name: 'Voices', theme: 'white' }, [
        put([0, 0, 24, 3], text(h(2, 'What people say'))),
        put(
          [0, 4, 11, 6],
          quote(
            'Ready on the day they said, and better than the drawing.',
            'A customer, with their permission',
            { size: 'medium' },
          ),
        ),
        put(
          [13, 4, 11, 6],
          quote(
            'I came for one thing and left with a friend of the house.',
            'Another one, and where they live',
            { size: 'medium' },
          ),
        ),
      ]),
  },
];
