/** A practice for physiotherapy: people who move, in rooms with plants and daylight. */
import {
  bar,
  disc,
  drawing,
  gradient,
  group,
  leaf,
  limb,
  polygon,
  shape,
  smooth,
  softened,
} from './drawing-kit.mjs';

const INK = '#17404a';
const TEAL = '#1d7c80';
const TEAL_DEEP = '#125d63';
const SAND = '#f4e7da';
const APRICOT = '#f2a679';
const CORAL = '#e07f5f';
/** The template's own light accent: a section of it and the sky of the walk run into each other. */
const PEACH = '#fbe6d3';
const PAPER = '#fbf7f1';
const SKINS = ['#8a5a44', '#d9a183', '#f0c6a8', '#6d4534'];

function potted(x, y, size, leaves, pot) {
  const blades = leaves.map(([turn, length, tone]) =>
    leaf(x, y - size * 0.5, size * length, size * 0.46, turn, tone, '#ffffff55'),
  );
  return [
    ...blades,
    polygon(
      [
        [x - size * 0.36, y - size * 0.62],
        [x + size * 0.36, y - size * 0.62],
        [x + size * 0.27, y],
        [x - size * 0.27, y],
      ],
      pot,
    ),
    bar(x - size * 0.4, y - size * 0.68, size * 0.8, size * 0.14, pot, size * 0.05),
  ].join('');
}

const shadowOn = (x, y, width, height, strength = 0.16) =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${height}" fill="${INK}" opacity="${strength}" filter="url(#soft)"/>`;

function shoe(x, y, turn, color, size = 1) {
  return group(
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    `<path d="M-30 -30H22C28 -14 66 -12 70 12V20H-30Z" fill="${color}"/><rect x="-32" y="14" width="104" height="12" rx="6" fill="#ffffff"/>`,
  );
}

const stretch = () =>
  drawing(
    1200,
    1440,
    gradient('wall', '#e4f1ed', '#cfe6e0') +
      gradient('floor', '#f3dcc6', '#ecc9aa') +
      gradient('sky', '#fbe3cf', '#fdf4ea') +
      softened('soft', 16),
    bar(0, 0, 1200, 1440, 'url(#wall)'),
    `<path d="M250 1130V560a350 350 0 0 1 700 0V1130Z" fill="url(#sky)"/>`,
    `<clipPath id="arch"><path d="M250 1130V560a350 350 0 0 1 700 0V1130Z"/></clipPath>`,
    `<g clip-path="url(#arch)">`,
    disc(735, 520, 130, '#f7bd8f'),
    `<path d="${smooth('200,900 380,800 560,860 760,770 1000,850')}V1200H200Z" fill="#a8d0c4"/>`,
    `<path d="${smooth('200,1000 420,930 640,985 840,910 1000,950')}V1200H200Z" fill="#78b3a6"/>`,
    `</g>`,
    bar(0, 1130, 1200, 310, 'url(#floor)'),
    polygon('250,1130 950,1130 1200,1330 1200,1440 430,1440', '#ffffff', 'opacity=".22"'),
    potted(
      140,
      1250,
      210,
      [
        [-58, 1.3, '#2c8c7f'],
        [58, 1.25, '#2c8c7f'],
        [-30, 1.9, '#1d7c80'],
        [32, 1.8, '#1d7c80'],
        [0, 2.25, '#125d63'],
      ],
      CORAL,
    ),
    `<rect x="215" y="1300" width="800" height="34" rx="17" fill="${TEAL_DEEP}"/>`,
    shadowOn(610, 1300, 330, 14, 0.3),
    // The arm and the leg behind.
    limb('618,640 728,520 768,372', 52, '#c08466'),
    disc(771, 350, 31, '#c08466'),
    limb('585,935 430,1080 285,1250', 104, '#155f66'),
    shoe(268, 1270, -38, CORAL, 0.9),
    // The bent leg in front.
    limb('585,935 795,975 805,1235', 112, TEAL),
    shoe(800, 1274, 0, CORAL, 1.05),
    // Neck, head and hair.
    limb('600,620 616,530', 54, '#cc9274'),
    disc(630, 470, 74, SKINS[1]),
    `<path d="M560 512C520 430 566 372 648 384c48 8 62 46 50 66c-30 10-70 6-92-6c-2 30-10 56-46 68Z" fill="#3b2a2a"/>`,
    disc(548, 420, 40, '#3b2a2a'),
    // Trunk, and the arm in front.
    shape('512,650 556,600 640,598 676,650 656,780 654,930 606,985 530,955 530,800', APRICOT),
    `<path d="M537 850c40 18 82 18 118 4" stroke="#ffffff77" stroke-width="10" fill="none" stroke-linecap="round"/>`,
    limb('552,655 468,530 470,372', 56, SKINS[1]),
    disc(472, 350, 33, SKINS[1]),
    limb('556,656 506,586', 74, APRICOT),
    potted(
      1070,
      1380,
      150,
      [
        [-50, 1.2, '#3f9d8f'],
        [50, 1.2, '#3f9d8f'],
        [-20, 1.8, '#1d7c80'],
        [22, 1.7, '#2c8c7f'],
      ],
      '#ffffff',
    ),
  );

const guide = () =>
  drawing(
    1500,
    1000,
    gradient('wall', '#f7ede2', '#f3e2d0') + gradient('floor', '#cfe3dc', '#b9d6cd') + softened('soft', 14),
    bar(0, 0, 1500, 1000, 'url(#wall)'),
    bar(0, 800, 1500, 200, 'url(#floor)'),
    bar(0, 792, 1500, 12, '#ffffff', 0, 'opacity=".7"'),
    // A window with two panes, and what it throws on the wall.
    bar(120, 110, 340, 430, '#ffffff', 14),
    bar(138, 128, 146, 394, '#cfe9ea', 6),
    bar(296, 128, 146, 394, '#cfe9ea', 6),
    shape('138,522 138,420 220,380 284,430 284,522', '#9ccab9'),
    shape('296,522 300,400 380,350 442,400 442,522', '#86bba9'),
    polygon('520,0 740,0 1110,792 890,792', '#ffffff', 'opacity=".35"'),
    // Wall bars.
    bar(1190, 60, 24, 740, '#d9a777', 8),
    bar(1420, 60, 24, 740, '#d9a777', 8),
    ...Array.from({ length: 9 }, (_, index) => bar(1196, 96 + index * 78, 240, 16, '#e6bb8e', 8)),
    shadowOn(560, 908, 300, 20, 0.2),
    shadowOn(930, 906, 170, 14, 0.2),
    // Who stands behind: trousers, shoes, tunic.
    limb('900,560 890,740 884,880', 82, '#f6f2ec'),
    group('translate(890 892) scale(-1 1)', shoe(0, 0, 0, INK, 0.86)),
    limb('960,560 972,740 976,880', 84, '#ffffff'),
    group('translate(984 892) scale(-1 1)', shoe(0, 0, 0, INK, 0.86)),
    // The ball and who sits on it.
    disc(500, 760, 150, CORAL),
    `<path d="M400 690a150 150 0 0 1 130-78" stroke="#ffffff" opacity=".45" stroke-width="16" stroke-linecap="round" fill="none"/>`,
    limb('470,610 330,660 322,870', 84, '#2b4d63'),
    group('translate(330 890) scale(-1 1)', shoe(0, 0, 0, '#ffffff', 0.86)),
    limb('520,620 370,690 392,880', 88, '#355d76'),
    group('translate(398 898) scale(-1 1)', shoe(0, 0, 0, '#ffffff', 0.9)),
    limb('480,330 476,270', 46, SKINS[3]),
    disc(470, 226, 62, SKINS[0]),
    `<path d="M408 232C396 168 440 140 492 146C548 152 560 214 530 262C520 268 512 250 512 226C476 228 440 214 430 196C426 212 418 226 408 232Z" fill="#24191a"/>`,
    shape('408,380 446,326 520,326 566,380 566,500 572,620 490,655 414,620 420,500', '#f3c15f'),
    limb('430,384 386,490 404,600', 48, SKINS[0]),
    limb('432,384 408,440', 64, '#e8b24b'),
    // The raised arm.
    limb('552,384 660,330 784,312', 48, SKINS[0]),
    limb('550,386 618,350', 64, '#f3c15f'),
    disc(806, 308, 29, SKINS[0]),
    // Trunk, head and both arms of who stands.
    limb('920,250 914,190', 46, '#dba989'),
    disc(900, 146, 62, SKINS[2]),
    `<path d="M846 116C872 66 948 62 966 118C982 172 962 226 940 244C924 232 924 196 930 168C900 168 870 148 862 122C856 124 850 120 846 116Z" fill="#b5632f"/>`,
    `<path d="M952 214c28 16 34 60 18 96c-24-14-38-50-34-84Z" fill="#b5632f"/>`,
    shape('832,310 872,250 956,250 1004,310 1004,450 1012,600 930,622 850,606 850,450', TEAL),
    `<path d="M884 250l34 44l34-44" fill="none" stroke="#ffffff" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`,
    bar(940, 360, 44, 8, '#ffffff', 4, 'opacity=".8"'),
    limb('862,318 790,420 690,372', 46, SKINS[2]),
    disc(676, 364, 26, SKINS[2]),
    limb('858,316 820,372', 62, TEAL_DEEP),
    limb('984,322 990,440 860,352', 46, SKINS[2]),
    disc(842, 340, 26, SKINS[2]),
    limb('982,322 988,388', 62, TEAL_DEEP),
    potted(
      1330,
      930,
      170,
      [
        [-50, 1.2, '#3f9d8f'],
        [50, 1.2, '#3f9d8f'],
        [-24, 1.8, TEAL],
        [26, 1.7, '#2c8c7f'],
        [0, 2.1, TEAL_DEEP],
      ],
      '#ffffff',
    ),
  );

const room = () =>
  drawing(
    1500,
    1000,
    gradient('wall', '#dcece7', '#cbe2db') +
      gradient('floor', '#e9c7a5', '#dbb48e') +
      gradient('light', '#fff6e8', '#ffffff') +
      softened('soft', 14),
    bar(0, 0, 1500, 1000, 'url(#wall)'),
    bar(0, 740, 1500, 260, 'url(#floor)'),
    ...[800, 862, 930].map((y) => bar(0, y, 1500, 3, '#c79d74', 0, 'opacity=".5"')),
    bar(0, 722, 1500, 20, '#ffffff'),
    // A wide window, its sill and hills outside.
    bar(120, 120, 560, 440, '#ffffff', 10),
    '<clipPath id="pane"><rect x="142" y="142" width="516" height="396"/></clipPath>',
    `<g clip-path="url(#pane)">`,
    bar(142, 142, 516, 396, '#fdebd8'),
    disc(520, 290, 70, '#f7bd8f'),
    `<path d="M100 470C220 380 330 440 430 400S600 350 700 420V560H100Z" fill="#a9d1c4"/><path d="M100 520C240 450 380 520 480 470S640 440 700 480V560H100Z" fill="#7fb8aa"/>`,
    `</g>`,
    bar(394, 130, 14, 420, '#ffffff'),
    bar(100, 552, 600, 26, '#ffffff', 8),
    polygon('300,742 860,742 1160,1000 520,1000', '#fff6e8', 'opacity=".42"'),
    // A drawing of a spine, framed.
    bar(830, 130, 210, 290, '#ffffff', 8),
    bar(850, 150, 170, 250, SAND),
    ...Array.from({ length: 9 }, (_, index) =>
      bar(
        935 + Math.sin(index * 0.55) * 14 - 22 - index * 0.8,
        170 + index * 24,
        44 + index * 1.6,
        15,
        index === 4 ? CORAL : TEAL,
        7,
      ),
    ),
    // Shelf with rolled towels and bottles.
    bar(1130, 330, 300, 18, '#c98f60', 6),
    ...[0, 1, 2].map((index) => disc(1176 + index * 66, 298, 32, ['#ffffff', APRICOT, '#ffffff'][index])),
    ...[0, 1, 2].map((index) =>
      disc(1176 + index * 66, 298, 17, 'none', `stroke="${INK}" stroke-opacity=".18" stroke-width="5"`),
    ),
    bar(1366, 252, 34, 78, TEAL, 10),
    bar(1375, 232, 16, 26, INK, 5),
    bar(1130, 200, 300, 18, '#c98f60', 6),
    ...[
      [1150, 110, 26, CORAL],
      [1180, 124, 22, INK],
      [1206, 104, 30, '#ffffff'],
      [1240, 118, 24, '#f3c15f'],
      [1268, 112, 26, TEAL],
    ].map(([x, y, width, color]) => bar(x, y, width, 200 - y, color, 4)),
    leaf(1372, 170, 90, 40, -30, '#2c8c7f'),
    leaf(1376, 170, 100, 40, 24, TEAL),
    bar(1350, 160, 54, 42, '#ffffff', 8),
    // The couch.
    shadowOn(760, 912, 420, 18, 0.22),
    ...[
      [470, 690, 450, 900],
      [1060, 690, 1080, 900],
      [540, 690, 560, 872],
      [990, 690, 970, 872],
    ].map(([x, y, x2, y2]) =>
      limb(
        [
          [x, y],
          [x2, y2],
        ],
        22,
        '#b67c4e',
      ),
    ),
    limb('460,800 1070,800', 14, '#c98f60'),
    bar(400, 622, 730, 74, TEAL, 34),
    bar(400, 622, 730, 26, '#2f9294', 13),
    polygon('700,620 960,620 966,760 940,790 708,790', '#ffffff', 'opacity=".94"'),
    bar(704, 756, 260, 10, APRICOT),
    bar(420, 566, 190, 62, '#ffffff', 28),
    // A ball and a stool.
    disc(1270, 820, 118, CORAL),
    `<path d="M1196 764a118 118 0 0 1 92-58" stroke="#ffffff" opacity=".4" stroke-width="14" stroke-linecap="round" fill="none"/>`,
    potted(
      250,
      960,
      220,
      [
        [-56, 1.2, '#2c8c7f'],
        [56, 1.2, '#3f9d8f'],
        [-28, 1.75, TEAL],
        [30, 1.65, '#2c8c7f'],
        [0, 2.05, TEAL_DEEP],
      ],
      PAPER,
    ),
  );

/** Somebody walking to the right; the origin is between the feet, and it is about 420 high. */
function walker({ x, y, size = 1, skin, hair, top, topShade, legs, legsShade, stride = 1, sticks = false }) {
  const step = 62 * stride;
  return group(
    `translate(${x} ${y}) scale(${size})`,
    sticks ? limb('72,-220 20,-4', 7, INK) : '',
    limb(
      [
        [4, -262],
        [-34, -206],
        [stride > 1.2 ? -52 : -20, stride > 1.2 ? -236 : -150],
      ],
      25,
      skin,
    ),
    limb(
      [
        [0, -176],
        [-10, -96],
        [-step - 10, -14],
      ],
      40,
      legsShade,
    ),
    shoe(-step - 10, -16, 26, '#ffffff', 0.44),
    limb(
      [
        [0, -176],
        [step * 0.72, -104],
        [step * 0.82, -12],
      ],
      42,
      legs,
    ),
    shoe(step * 0.82, -12, -6, '#ffffff', 0.46),
    limb('8,-286 14,-330', 24, skin),
    disc(20, -354, 36, skin),
    hair,
    shape('-34,-262 -8,-296 30,-294 46,-260 36,-210 34,-166 2,-150 -30,-164 -32,-210', top),
    limb(
      [
        [8, -262],
        [34, -206],
        [stride > 1.2 ? 88 : 74, stride > 1.2 ? -232 : -218],
      ],
      26,
      skin,
    ),
    limb('6,-262 24,-222', 34, topShade),
    sticks ? limb('76,-222 -52,-2', 7, INK) : '',
  );
}

const tree = (x, y, size, color, shade) =>
  [
    bar(x - size * 0.05, y - size * 0.7, size * 0.1, size * 0.7, '#a06a45', size * 0.03),
    `<ellipse cx="${x}" cy="${y - size}" rx="${size * 0.4}" ry="${size * 0.56}" fill="${color}"/>`,
    `<path d="M${x} ${y - size * 1.56}a${size * 0.4} ${size * 0.56} 0 0 1 0 ${size * 1.12}Z" fill="${shade}"/>`,
  ].join('');

const walk = () =>
  drawing(
    1600,
    720,
    gradient('meadow', '#93c7b3', '#6fae9b') + softened('soft', 10),
    bar(0, 0, 1600, 720, PEACH),
    '<g transform="translate(0 -180)">',
    disc(1170, 498, 88, '#f7bd8f'),
    `<path d="${smooth('-60,560 200,470 480,540 760,440 1080,540 1360,470 1700,530')}V900H-60Z" fill="#bcdccf"/>`,
    tree(180, 620, 90, TEAL, TEAL_DEEP),
    tree(250, 610, 118, '#3f9d8f', '#2c8c7f'),
    tree(1440, 640, 140, TEAL, TEAL_DEEP),
    tree(1346, 630, 96, '#3f9d8f', '#2c8c7f'),
    `<path d="${smooth('-60,660 300,600 700,650 1100,615 1700,655')}V900H-60Z" fill="url(#meadow)"/>`,
    `<path d="${smooth('-60,770 400,735 900,760 1300,730 1700,760')}L1700 860C1200 830 600 880 -60 860Z" fill="#f5e4cf"/>`,
    shadowOn(570, 802, 76, 9, 0.25),
    shadowOn(790, 806, 76, 9, 0.25),
    shadowOn(1020, 806, 90, 9, 0.25),
    walker({
      x: 570,
      y: 806,
      size: 0.82,
      skin: SKINS[2],
      hair: `<path d="M-16 -344c-8-44 34-58 60-44c16 10 14 24 8 30c-20-2-38-2-46-8c-2 16-8 24-22 22Z" fill="#e8e4e0"/>`,
      top: CORAL,
      topShade: '#c9694a',
      legs: '#2b4d63',
      legsShade: '#22405a',
      sticks: true,
    }),
    walker({
      x: 790,
      y: 812,
      size: 0.86,
      skin: SKINS[0],
      hair: `<path d="M-18 -340c-10-48 34-64 64-46c14 8 16 22 10 28c-24 0-40-2-48-8c0 20-10 30-26 26Z" fill="#24191a"/><circle cx="-20" cy="-378" r="20" fill="#24191a"/>`,
      top: '#f3c15f',
      topShade: '#dfa83f',
      legs: TEAL_DEEP,
      legsShade: '#0e4a50',
      stride: 0.9,
    }),
    walker({
      x: 1030,
      y: 808,
      size: 0.86,
      skin: SKINS[1],
      hair: `<path d="M-16 -348c-6-40 34-54 58-42c18 8 18 22 12 28c-22 2-40 0-48-6c-2 14-10 22-22 20Z" fill="#6b3a22"/>`,
      top: TEAL,
      topShade: TEAL_DEEP,
      legs: INK,
      legsShade: '#0f323b',
      stride: 1.5,
    }),
    ...[70, 210, 620, 930, 1290, 1520].flatMap((x, index) => [
      leaf(x, 890, 70, 22, -24, index % 2 === 0 ? TEAL : '#2c8c7f'),
      leaf(x + 6, 892, 90, 24, 4, '#3f9d8f'),
      leaf(x + 12, 890, 66, 22, 30, TEAL_DEEP),
    ]),
    '</g>',
  );

/** Somebody of the team from the waist up, in front of a disc. */
const portrait = ({ ground, halo, skin, neck, tunic, collar, behind = '', hair, beard = '' }) =>
  drawing(
    800,
    800,
    '',
    bar(0, 0, 800, 800, ground),
    disc(400, 400, 300, halo),
    behind,
    shape('150,860 170,660 300,580 400,566 500,580 630,660 650,860 400,900', tunic),
    limb('400,600 400,470', 92, neck),
    `<path d="M352 572C362 640 438 640 448 572" fill="${neck}"/>`,
    `<path d="M318 582L400 690L482 582" fill="none" stroke="${collar}" stroke-width="20" stroke-linecap="round" stroke-linejoin="round"/>`,
    `<ellipse cx="400" cy="362" rx="112" ry="132" fill="${skin}"/>`,
    beard,
    hair,
    bar(520, 712, 74, 12, collar, 6, 'opacity=".85"'),
  );

const PORTRAITS = {
  'practice-team-head': portrait({
    ground: '#cfe5de',
    halo: '#b4d6cb',
    skin: SKINS[1],
    neck: '#c08a6c',
    tunic: TEAL,
    collar: '#ffffff',
    behind: `<path d="M262 360C250 200 340 190 400 190S556 200 540 360C536 470 560 540 524 570H282C240 530 268 470 262 360Z" fill="#4a2c22"/>`,
    hair: `<path d="M282 370C270 250 330 206 404 206S534 250 520 372C500 320 470 290 440 272C400 310 330 318 304 320C294 336 288 352 282 370Z" fill="#5b372b"/>`,
  }),
  'practice-team-sports': portrait({
    ground: PEACH,
    halo: '#f6cfae',
    skin: SKINS[0],
    neck: '#764a37',
    tunic: INK,
    collar: APRICOT,
    beard: `<path d="M290 392C294 478 342 512 400 512S506 478 510 392C500 452 452 466 400 466S300 452 290 392Z" fill="#24191a"/>`,
    hair: `<path d="M286 336C270 240 330 204 400 204S530 240 514 336C506 290 480 264 400 264S294 290 286 336Z" fill="#24191a"/>`,
  }),
  'practice-team-hands': portrait({
    ground: '#dfe9ee',
    halo: '#c3d8e0',
    skin: SKINS[2],
    neck: '#dba989',
    tunic: CORAL,
    collar: '#ffffff',
    hair: `<path d="M284 372C262 236 340 196 412 200S540 250 516 380C512 330 500 300 470 282C420 312 350 306 316 296C298 316 290 340 284 372Z" fill="#e4dfd9"/>`,
  }),
  'practice-team-desk': portrait({
    ground: '#f6e3c0',
    halo: '#f0cf8d',
    skin: SKINS[3],
    neck: '#57372b',
    tunic: '#f6f2ec',
    collar: TEAL,
    behind: disc(400, 180, 84, '#1c1414'),
    hair: `<path d="M282 366C266 250 326 204 400 204S534 250 518 366C510 300 466 268 400 268S290 300 282 366Z" fill="#1c1414"/>`,
  }),
};

/** Pictures of the template, by name. */
export const PRACTICE_DRAWINGS = {
  'practice-stretch': stretch(),
  'practice-guide': guide(),
  'practice-room': room(),
  'practice-walk': walk(),
  ...PORTRAITS,
};
