/** People who plant trees in streets that have none, as pictures cut from coloured paper. */
import {
  sheet,
  tree,
  sapling,
  house,
  person,
  HAIR,
  STANDING,
  spade,
  can,
  mound,
  cloud,
  CREAM,
  LEAVES,
  FOREST,
  SOIL,
  BARK,
} from './cut-paper.mjs';
import { bar, disc, drawing, gradient, group, limb, polygon, smooth, straight } from './drawing-kit.mjs';

const PEACH = '#fbd9c4';
const CORAL = '#ef8a6f';
const BRICK = '#c9573f';
const SUN = '#f7bf4f';
const SKINS = ['#8d5b43', '#e0aa89', '#5f3c2d', '#f0c7a9', '#b57a59'];

/** Two plant, one waters, one brings more: in front of houses in morning sun. */
const street = () =>
  drawing(
    1600,
    1200,
    gradient('sky', '#fbd9c4', '#fdeedd'),
    bar(0, 0, 1600, 1200, 'url(#sky)'),
    sheet(disc(1180, 330, 150, SUN)),
    cloud(130, 240, 200),
    cloud(860, 170, 160),
    house(-60, 820, 330, 500, '#f3b79a', { columns: 3, rows: 3 }),
    house(250, 820, 250, 380, CREAM, { roof: 'gable', columns: 2, rows: 2, glass: '#f6c89d', door: BRICK }),
    house(520, 820, 330, 560, CORAL, { columns: 3, rows: 4 }),
    house(880, 820, 270, 400, '#f8dfb4', {
      roof: 'gable',
      columns: 2,
      rows: 2,
      glass: '#ef9f80',
      door: BRICK,
    }),
    house(1170, 820, 300, 480, '#e8a184', { columns: 3, rows: 3 }),
    house(1480, 820, 260, 360, CREAM, { columns: 2, rows: 2, glass: '#f6c89d' }),
    tree(400, 850, 330, 0, 5),
    tree(1450, 850, 380, 1, 9),
    tree(40, 850, 400, 4, 13),
    sheet(bar(-20, 840, 1640, 400, '#e9d6bd')),
    ...Array.from(
      { length: 11 },
      (_, index) =>
        `<path d="${straight([
          [index * 160 - 40, 846],
          [index * 170 - 100, 1000],
        ])}" stroke="#d8c2a5" stroke-width="4"/>`,
    ),
    sheet(
      `<path d="${smooth('-40,1010 300,985 700,1000 1100,980 1640,1005')}V1240H-40Z" fill="${LEAVES[0]}"/>`,
    ),
    sheet(`<path d="${smooth('-40,1110 400,1090 900,1112 1640,1085')}V1240H-40Z" fill="${FOREST}"/>`),
    mound(800, 1030, 300, 62),
    sapling(800, 985, 330),
    // Kneels and presses the earth.
    person({
      x: 600,
      y: 1050,
      size: 1.12,
      skin: SKINS[0],
      hair: HAIR.bun,
      top: SUN,
      legsColor: '#2d5d73',
      lean: 26,
      arms: ['70,-230 130,-160 150,-70', '64,-236 112,-140 170,-62'],
      legs: ['-10,-166 -50,-70 -110,-14', '10,-160 76,-100 50,-10'],
    }),
    // Holds the trunk.
    person({
      x: 985,
      y: 1046,
      size: 1.18,
      flip: true,
      skin: SKINS[3],
      hair: HAIR.short,
      top: '#2d5d73',
      legsColor: '#3b4a52',
      lean: 4,
      arms: ['24,-270 90,-250 138,-286', '20,-268 96,-210 146,-216'],
      legs: STANDING,
    }),
    // Waters.
    person({
      x: 1250,
      y: 1064,
      size: 0.86,
      flip: true,
      skin: SKINS[2],
      hair: HAIR.curls,
      top: BRICK,
      legsColor: '#f0c46a',
      arms: ['10,-262 60,-210 96,-180', '14,-262 70,-200 104,-176'],
      legs: STANDING,
      front: can(130, -130, '#3f8fa3', 20),
    }),
    // Brings a spade and another tree.
    person({
      x: 300,
      y: 1070,
      size: 1.16,
      skin: SKINS[1],
      hair: HAIR.long,
      top: CREAM,
      legsColor: BRICK,
      apron: LEAVES[1],
      arms: ['30,-262 70,-200 92,-150', '6,-262 -44,-200 -20,-140'],
      legs: ['-8,-176 -36,-90 -64,-12', '14,-176 44,-96 56,-12'],
      behind: spade(96, -96, 8),
    }),
  );

/** Hands around a seedling. */
const hands = () =>
  drawing(
    1200,
    1200,
    '',
    bar(0, 0, 1200, 1200, PEACH),
    sheet(disc(600, 560, 400, SUN)),
    sheet(disc(600, 560, 300, '#fbe0a2')),
    sapling(600, 780, 470),
    sheet(
      `<path d="${smooth(
        '380,900 420,800 520,750 600,742 690,752 780,800 820,900 600,960',
        true,
      )}" fill="${SOIL}"/>`,
    ),
    ...[
      [1, SKINS[0], '#2d5d73'],
      [-1, SKINS[1], BRICK],
    ].map(([side, skin, sleeve]) =>
      group(
        `translate(600 0) scale(${side} 1)`,
        sheet(
          `<path d="M-60 930C-160 960 -250 930 -290 850C-310 800 -300 760 -276 752C-252 748 -244 776 -236 800C-216 846 -170 866 -120 866C-80 866 -40 872 -20 900Z" fill="${skin}"/>`,
          `<path d="M-20 900C-90 890 -170 880 -228 830L-330 880C-420 930 -470 1010 -500 1090L-380 1190C-320 1090 -240 1040 -150 1010C-90 990 -30 970 -20 900Z" fill="${skin}"/>`,
        ),
        sheet(polygon('-440,960 -310,1080 -380,1260 -660,1260 -600,1100', sleeve)),
        sheet(limb('-432,968 -316,1076', 40, CREAM)),
      ),
    ),
  );

/** The same street in summer: shade, a bench, neighbours, a cat. */
const shade = () =>
  drawing(
    1600,
    1000,
    gradient('sky', '#cfe8e3', '#f4f5e2'),
    bar(0, 0, 1600, 1000, 'url(#sky)'),
    sheet(disc(250, 190, 100, SUN)),
    cloud(1250, 180, 180),
    house(60, 720, 300, 420, CORAL, { columns: 3, rows: 3 }),
    house(380, 720, 260, 340, CREAM, { roof: 'gable', columns: 2, rows: 2, glass: '#f6c89d', door: BRICK }),
    house(660, 720, 320, 470, '#f3b79a', { columns: 3, rows: 3 }),
    house(1000, 720, 260, 360, '#f8dfb4', {
      roof: 'gable',
      columns: 2,
      rows: 2,
      glass: '#ef9f80',
      door: BRICK,
    }),
    house(1280, 720, 330, 450, '#e8a184', { columns: 3, rows: 3 }),
    sheet(bar(-20, 740, 1640, 280, '#ecdcc4')),
    sheet(`<path d="${smooth('-40,880 400,860 900,882 1640,858')}V1040H-40Z" fill="${LEAVES[0]}"/>`),
    `<ellipse cx="330" cy="850" rx="280" ry="30" fill="${FOREST}" opacity=".18"/><ellipse cx="1180" cy="850" rx="330" ry="34" fill="${FOREST}" opacity=".18"/>`,
    tree(330, 850, 560, 0, 21),
    tree(1180, 850, 640, 4, 27),
    tree(760, 830, 400, 1, 33),
    // A bench, two on it.
    sheet(
      bar(1250, 766, 300, 18, BARK, 6),
      bar(1250, 716, 300, 18, BARK, 6),
      bar(1270, 716, 14, 150, BARK),
      bar(1516, 716, 14, 150, BARK),
    ),
    person({
      x: 1340,
      y: 872,
      size: 0.78,
      flip: true,
      skin: SKINS[3],
      hair: HAIR.bun,
      top: LEAVES[3],
      legsColor: '#2d5d73',
      arms: ['10,-262 50,-190 90,-176', '6,-262 40,-184 84,-170'],
      legs: ['0,-150 80,-140 76,-12', '4,-146 96,-130 98,-12'],
    }),
    person({
      x: 1450,
      y: 872,
      size: 0.78,
      flip: true,
      skin: SKINS[4],
      hair: HAIR.short,
      top: BRICK,
      legsColor: '#3b4a52',
      arms: ['10,-262 40,-190 70,-230', '6,-262 30,-180 66,-166'],
      legs: ['0,-150 80,-140 76,-12', '4,-146 96,-130 98,-12'],
    }),
    // A child runs, somebody walks behind with a bag.
    person({
      x: 640,
      y: 890,
      size: 0.6,
      skin: SKINS[0],
      hair: HAIR.curls,
      top: SUN,
      legsColor: BRICK,
      lean: 8,
      arms: ['10,-262 -50,-230 -80,-270', '20,-262 80,-220 120,-260'],
      legs: ['-8,-176 -60,-110 -130,-90', '14,-176 80,-120 70,-12'],
    }),
    person({
      x: 470,
      y: 890,
      size: 0.94,
      skin: SKINS[2],
      hair: HAIR.long,
      top: '#2d5d73',
      legsColor: CREAM,
      shoes: BRICK,
      arms: ['30,-262 60,-200 70,-140', '6,-262 -10,-196 20,-136'],
      legs: ['-8,-176 -30,-92 -58,-12', '14,-176 40,-96 50,-12'],
      front: sheet(
        `<path d="M-8 -136h60l8 90h-76Z" fill="${SUN}"/><path d="M6 -136C8 -170 36 -170 38 -136" fill="none" stroke="${SUN}" stroke-width="8"/>`,
      ),
    }),
    sheet(
      `<path d="M930 892c-4-30 10-44 30-46c20-2 30 10 46 10l8-14l8 16c10 8 8 22-4 26l-2 12h-10l-2-10h-40l-4 10h-10l-2-20c-14 0-22-20-14-36c-2 20 6 26 14 22Z" fill="${FOREST}"/>`,
    ),
  );

/** The tools, laid out as for an inventory. */
const shed = () =>
  drawing(
    1500,
    1000,
    '',
    bar(0, 0, 1500, 1000, '#d9e8c9'),
    ...[0, 1, 2, 3, 4, 5].map((index) => bar(index * 250, 0, 4, 1000, '#c6d9b2')),
    sheet(bar(100, 150, 1300, 26, BARK, 8)),
    ...[220, 380, 540].map((x) =>
      limb(
        [
          [x, 172],
          [x, 196],
        ],
        10,
        FOREST,
      ),
    ),
    group('translate(220 390) scale(1)', spade(0, 0, 0)),
    group('translate(380 390) scale(1)', spade(0, 0, 0)),
    group(
      'translate(540 200)',
      sheet(
        bar(-6, 0, 12, 230, '#c98f60', 6),
        bar(-80, 220, 160, 16, '#9aa7a3', 6),
        ...Array.from({ length: 7 }, (_, index) => bar(-78 + index * 24, 230, 9, 52, '#9aa7a3', 4)),
      ),
    ),
    group('translate(760 292) scale(1.5)', can(0, 0, '#3f8fa3', 0)),
    group('translate(1010 268) scale(1.2)', can(0, 0, BRICK, 0)),
    ...[1180, 1310].map((x, index) =>
      sheet(
        `<path d="M${x - 40} 176v130q0 40 20 60h60q20-20 20-60V176Z" fill="${index === 0 ? SUN : CORAL}"/><path d="M${x - 40} 300h100v14h-100Z" fill="${CREAM}"/>`,
      ),
    ),
    sheet(bar(-20, 860, 1540, 160, '#c98f60')),
    bar(-20, 860, 1540, 10, '#dba778'),
    ...[180, 400, 620, 850, 1090, 1310].map((x, index) =>
      [
        sapling(x, 760, 150 + (index % 3) * 44),
        sheet(
          polygon(
            [
              [x - 70, 730],
              [x + 70, 730],
              [x + 52, 868],
              [x - 52, 868],
            ],
            [BRICK, CORAL, '#e8a184'][index % 3],
          ),
          bar(x - 78, 712, 156, 34, [BRICK, CORAL, '#e8a184'][index % 3], 6),
        ),
      ].join(''),
    ),
  );

/** Pictures of the template, by name. */
export const NON_PROFIT_DRAWINGS = {
  'non-profit-street': street(),
  'non-profit-hands': hands(),
  'non-profit-shade': shade(),
  'non-profit-shed': shed(),
};
