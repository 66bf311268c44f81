import { button, gallery, lead, line, picture, small, text } from '#compose/block-kit.ts';
import { h, p, strong } from '#compose/rich-text-kit.ts';
import { planSection, put } from '#compose/section-plan.ts';
import { titledText } from '../titled-text.ts';
import type { TemplateKit, TemplatePage } from '../site-template.ts';
import { fullPicture } from './full-picture.ts';

export function studioWork(kit: TemplateKit): TemplatePage {
  return {
    key: 'work',
    title: 'Work',
    urlName: 'work',
    description: 'Houses, stairs, pavilions and furniture, 2019 to today.',
    socialImage: kit.image('studio-pavilion'),
    navigation: 'main',
    sections: [
      planSection({ name: 'Opening', theme: 'white', anchor: 'pavilion' }, [
        put([0, 0, 14, 3], text(h(1, 'Work'))),
        put(
          [14, 0, 10, 3],
          lead(
            p('Seven years, nineteen projects. These are the ones we would show you if you came for coffee.'),
          ),
        ),
        put([0, 6, 24, 1], line(), { gap: 2 }),
        put([0, 8, 16, 22], picture(kit.image('studio-pavilion'), { ratio: '3:2' }), { rows: 9 }),
        put(
          [18, 8, 6, 8],
          titledText(
            3,
            'Pavilion on the pond',
            'Sixteen columns as thin as the village would allow. Forty people find shade here, and one heron.',
          ),
        ),
        put([18, 20, 6, 4], small(p(strong('2024')), p('Steel, larch'), p('With the village council'))),
      ]),
      planSection({ name: 'Stairs', theme: 'white', anchor: 'quarry-steps' }, [
        put([0, 0, 24, 1], line()),
        put(
          [0, 2, 6, 8],
          titledText(
            3,
            'Quarry steps',
            'Eighty-four steps join the upper town to the swimming place. Every twelfth is wide enough to sit on.',
          ),
          { rows: 1 },
        ),
        put([0, 14, 6, 4], small(p(strong('2023')), p('Cast stone from the quarry itself'))),
        put([8, 2, 16, 22], picture(kit.image('studio-stairs'), { ratio: '3:2' }), { rows: 9 }),
      ]),
      planSection({ name: 'More', theme: 'light', anchor: 'three-legs' }, [
        put([0, 0, 24, 2], text(h(2, 'Smaller and taller things'))),
        put(
          [0, 3, 24, 16],
          gallery(
            [
              { image: kit.image('studio-stool'), caption: 'Three legs. A stool in ash, since 2021' },
              { image: kit.image('studio-model'), caption: 'Courtyard house, model one to fifty' },
              { image: kit.image('studio-tower'), caption: 'Lookout. Competition, second prize' },
            ],
            { perRow: 3, perRowOnPhones: 1, ratio: '4:5', padding: 24 },
          ),
          { rows: 12 },
        ),
      ]),
    ],
  };
}

export function studioProject(kit: TemplateKit): TemplatePage {
  return {
    key: 'round-window',
    title: 'House with a round window',
    urlName: 'work/house-with-a-round-window',
    description: 'A family house on a plot six metres wide, and how the sun gets in.',
    socialImage: kit.image('studio-window'),
    navigation: 'hidden',
    sections: [
      fullPicture(kit, 'studio-window'),
      planSection({ name: 'Text', theme: 'white' }, [
        put([0, 0, 10, 4], text(h(1, 'House with a round window'))),
        put(
          [12, 0, 12, 4],
          lead(
            p(
              'The plot is six metres wide and thirty long, between two fire walls. The sun reaches it for four hours. So we began with the sun.',
            ),
          ),
        ),
        put(
          [12, 6, 12, 10],
          text(
            p(
              'A round window, a metre and a half across, sits where the light comes over the neighbour’s roof at nine in the morning. It throws a disc on the wall that travels through the room; at noon it lies on the kitchen table, and the children know it is time to eat.',
            ),
            p(
              'Everything else follows from that: the stairs along the north wall, the bedrooms stacked above the garden, the white plaster mixed with a little marble dust.',
            ),
          ),
        ),
        put(
          [0, 8, 10, 6],
          small(
            p(strong('Place'), ' Between two fire walls'),
            p(strong('Size'), ' 142 m² on three floors'),
            p(strong('Built'), ' 2025, in thirteen months'),
            p(strong('With'), ' Two masons, a carpenter, a very patient family'),
          ),
        ),
      ]),
      planSection({ name: 'More pictures', theme: 'light' }, [
        put(
          [0, 0, 13, 20],
          picture(kit.image('studio-model'), {
            ratio: '4:3',
            caption: 'The model that decided where the window goes.',
          }),
          { rows: 9 },
        ),
        put(
          [15, 4, 9, 18],
          picture(kit.image('studio-stairs'), { ratio: '4:5', caption: 'Stairs along the north wall.' }),
          { rows: 11 },
        ),
        put([0, 24, 12, 2], button('All work', kit.page('work'), { variant: 'outline' })),
      ]),
    ],
  };
}
