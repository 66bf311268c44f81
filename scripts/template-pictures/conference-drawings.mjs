/** A conference: a hall with arches, and the people who speak in it, each with what they speak about. */
import { bar, disc, drawing, gradient, group, limb, polygon, smooth } from './drawing-kit.mjs';

const VIOLET = '#4a26d9';
const NIGHT = '#1b0f5c';
const INK = '#0d0b1f';
const LIME = '#d9f26b';
const LILAC = '#cfc4ff';
const PALE = '#efebff';
const CORAL = '#ff7a59';
const SKINS = { deep: '#6d4534', brown: '#9c6a4c', tan: '#d9a183', light: '#f0c6a8' };

const path = (d, color, extra = '') => `<path d="${d}" fill="${color}" ${extra}/>`;
const line = (d, color, width) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Head and shoulders in the middle of a square; hair lies behind the head or over it. */
const bust = ({ skin, shade, top, collar, behind = '', over = '' }) =>
  [
    behind,
    path('M180 1200C180 930 350 830 600 830S1020 930 1020 1200Z', top),
    path('M510 660H690V850C690 905 650 940 600 940S510 905 510 850Z', shade),
    path(
      'M455 450C455 360 520 300 600 300S745 360 745 450V560C745 660 680 730 600 730S455 660 455 560Z',
      skin,
    ),
    collar,
    over,
  ].join('');

const vNeck = (color) => path('M490 838L600 990L710 838L760 850L600 1080L440 850Z', color);
const roundNeck = (color) => line('M478 852C500 960 700 960 722 852', color, 34);

/** A square with somebody in front of what they speak about. */
const speaker = (ground, theme, person) =>
  drawing(1200, 1200, '', bar(0, 0, 1200, 1200, ground), theme, bust(person));

const lines = (x, y, widths, color, step = 62, height = 26) =>
  widths.map((width, index) => bar(x, y + index * step, width, height, color, height / 2)).join('');

const writer = () =>
  speaker(
    LIME,
    group(
      'rotate(-7 600 600)',
      bar(120, 110, 960, 900, '#ffffff', 24),
      lines(200, 200, [560, 780, 700, 780, 460, 780, 640, 720, 300], LILAC),
      bar(200, 200, 300, 40, VIOLET, 20),
    ),
    {
      skin: SKINS.brown,
      shade: '#845639',
      top: VIOLET,
      collar: roundNeck(NIGHT),
      behind: disc(600, 330, 190, INK) + disc(600, 190, 96, INK),
      over:
        path(
          'M440 440C450 300 520 262 600 262S750 300 760 440C700 400 660 360 600 360S500 400 440 440Z',
          INK,
        ) +
        `<g fill="none" stroke="${INK}" stroke-width="14"><circle cx="536" cy="510" r="50"/><circle cx="664" cy="510" r="50"/><path d="M586 505h28"/></g>`,
    },
  );

const mapmaker = () =>
  speaker(
    PALE,
    [
      line('M-40 300H330L520 490V900', VIOLET, 44),
      line('M-40 980H260L700 540V-40', CORAL, 44),
      line('M1240 240H930L560 610H-40', NIGHT, 44),
      line('M1240 820H980L700 540', LIME, 44),
      ...[
        [190, 300],
        [700, 140],
        [1060, 240],
        [130, 980],
        [1080, 820],
        [200, 610],
      ].map(([x, y]) => disc(x, y, 38, '#ffffff', `stroke="${INK}" stroke-width="16"`)),
    ].join(''),
    {
      skin: SKINS.light,
      shade: '#dcab8b',
      top: NIGHT,
      collar: vNeck(LILAC),
      over:
        path(
          'M446 470C430 320 510 256 610 256S770 330 754 470C742 420 720 396 690 380C610 400 520 390 480 372C462 396 452 430 446 470Z',
          '#b4552d',
        ) +
        path(
          'M455 540C455 660 500 745 600 745S745 660 745 540C730 610 690 640 600 640S470 610 455 540Z',
          '#b4552d',
        ),
    },
  );

const civilServant = () =>
  speaker(
    VIOLET,
    [0, 1, 2, 3, 4]
      .map((row) =>
        [
          bar(
            110,
            130 + row * 150,
            84,
            84,
            row === 4 ? LIME : 'none',
            14,
            `stroke="${LILAC}" stroke-width="14"`,
          ),
          bar(
            250,
            158 + row * 150,
            [840, 700, 780, 620, 840][row],
            28,
            row === 4 ? LIME : LILAC,
            14,
            `opacity="${row === 4 ? 1 : 0.55}"`,
          ),
          row === 4 ? '' : line(`M100 ${172 + row * 150}H${[1110, 970, 1050, 890][row]}`, CORAL, 16),
        ].join(''),
      )
      .join(''),
    {
      skin: SKINS.tan,
      shade: '#c08567',
      top: PALE,
      collar: vNeck(NIGHT) + polygon('566,990 634,990 664,1200 536,1200', LIME),
      over: path(
        'M448 470C444 330 520 276 600 276S756 330 752 470L724 420C700 360 500 360 476 420Z',
        '#dcd6e8',
      ),
    },
  );

const lightingDesigner = () =>
  speaker(
    NIGHT,
    [
      polygon('600,-20 1240,1240 -40,1240', LIME, 'opacity=".9"'),
      polygon('600,-20 960,1240 240,1240', '#f3fbc9', 'opacity=".9"'),
      path('M440 90C440 0 520 -40 600 -40S760 0 760 90Z', CORAL),
    ].join(''),
    {
      skin: SKINS.deep,
      shade: '#573527',
      top: CORAL,
      collar: roundNeck(INK),
      behind: path('M420 480C380 300 470 220 600 220S820 300 780 480L800 800H400Z', INK),
      over: path(
        'M446 480C446 340 520 286 600 286S754 340 754 480C700 450 645 410 615 345C560 420 500 450 446 480Z',
        INK,
      ),
    },
  );

const nurse = () =>
  speaker(
    INK,
    [
      disc(880, 270, 170, LIME),
      disc(950, 220, 150, INK),
      ...[
        [150, 180],
        [330, 330],
        [120, 560],
        [1050, 620],
        [420, 120],
        [980, 520],
        [240, 760],
      ].map(([x, y], index) => disc(x, y, 9 + (index % 3) * 5, LILAC)),
      bar(90, 860, 190, 340, VIOLET),
      bar(920, 800, 210, 400, VIOLET),
      bar(965, 850, 54, 70, LIME, 6),
      bar(130, 910, 46, 60, CORAL, 6),
    ].join(''),
    {
      skin: SKINS.light,
      shade: '#dcab8b',
      top: LILAC,
      collar: vNeck('#ffffff'),
      behind: path('M430 500C410 330 500 262 600 262S790 330 770 500V660H430Z', '#3a2418'),
      over:
        path(
          'M446 500C446 340 520 286 600 286S754 340 754 480C650 470 560 450 500 415C480 440 460 470 446 500Z',
          '#3a2418',
        ) +
        bar(760, 1000, 120, 34, CORAL, 8) +
        bar(803, 957, 34, 120, CORAL, 8),
    },
  );

const printer = () =>
  speaker(
    CORAL,
    [
      ...[0, 1, 2, 3, 4, 5].map((row) => bar(-20, 60 + row * 190, 1240, 74, row % 2 === 0 ? INK : VIOLET)),
      bar(90, -20, 150, 1240, LIME),
      bar(960, -20, 150, 1240, PALE),
    ].join(''),
    {
      skin: SKINS.brown,
      shade: '#845639',
      top: INK,
      collar: roundNeck(LIME),
      over:
        path('M436 430H764C764 300 700 236 600 236S436 300 436 430Z', LIME) +
        bar(400, 410, 400, 46, LIME, 23) +
        path(
          'M455 560C455 670 510 750 600 750S745 670 745 560C700 640 650 620 600 620S500 640 455 560Z',
          INK,
        ),
    },
  );

/** An arch of light in the wall, with the town behind it. */
const arch = (x, width, town) =>
  [
    path(`M${x} 800V${340 + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V800Z`, 'url(#sky)'),
    `<clipPath id="arch${x}"><path d="M${x} 800V${340 + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V800Z"/></clipPath>`,
    `<g clip-path="url(#arch${x})">${town.map(([dx, dw, dh, color]) => bar(x + dx, 800 - dh, dw, dh, color)).join('')}</g>`,
  ].join('');

/** Heads and shoulders in rows, those in front larger and darker. */
function audience() {
  const tones = [
    [830, 62, '#3a1fb0', 14],
    [930, 78, '#2a1680', 11],
    [1060, 98, INK, 9],
  ];
  return tones
    .flatMap(([y, radius, color, count], row) =>
      Array.from({ length: count }, (_, index) => {
        const step = 1800 / (count - 1);
        const x = index * step + (row % 2 === 0 ? 0 : step / 2) - 30 + ((index * 37) % 23);
        const head = y + ((index * 29) % 19);
        const isLit = (index + row * 3) % 7 === 3;
        return (
          disc(x, head, radius * 0.62, isLit ? LIME : color) +
          path(
            `M${x - radius} ${head + radius * 2.6}C${x - radius} ${head + radius * 0.7} ${x - radius * 0.6} ${head + radius * 0.62} ${x} ${head + radius * 0.62}S${x + radius} ${head + radius * 0.7} ${x + radius} ${head + radius * 2.6}Z`,
            isLit ? '#b9d245' : color,
          )
        );
      }),
    )
    .join('');
}

/** How high the cord hangs at a pennant. */
const cordAt = (index) => 130 + Math.sin(index * 0.78 + 0.4) * 58;

const hall = () =>
  drawing(
    1800,
    1200,
    gradient('wall', '#5a36ea', '#3a1bb8') + gradient('sky', '#ffb59c', '#fff0d6'),
    bar(0, 0, 1800, 1200, 'url(#wall)'),
    ...[80, 500, 1000, 1420].map((x, index) =>
      arch(
        x,
        300,
        [
          [
            [0, 120, 130, LILAC],
            [120, 90, 230, VIOLET],
            [210, 110, 90, LILAC],
          ],
          [
            [0, 80, 240, VIOLET],
            [80, 140, 120, LILAC],
            [220, 100, 180, NIGHT],
          ],
        ][index % 2],
      ),
    ),
    // Pennants between the arches.
    line(smooth(Array.from({ length: 17 }, (_, index) => [index * 122 - 102, cordAt(index - 1)])), NIGHT, 8),
    ...Array.from({ length: 15 }, (_, index) => {
      const x = 20 + index * 122;
      const y = cordAt(index);
      return polygon(`${x - 36},${y} ${x + 36},${y} ${x},${y + 92}`, [LIME, CORAL, PALE][index % 3]);
    }),
    bar(0, 760, 1800, 440, NIGHT),
    polygon('560,800 1240,800 1330,900 470,900', LIME),
    // Somebody on the stage, pointing at nothing but what is meant.
    limb('880,690 872,812', 34, INK),
    limb('920,690 930,812', 34, INK),
    path('M836 700V560C836 515 862 492 900 492S964 515 964 560V700Z', CORAL),
    limb('956,540 1030,500 1086,440', 30, CORAL),
    disc(1090, 434, 20, SKINS.tan),
    limb('846,545 806,620 830,680', 30, CORAL),
    disc(900, 430, 54, SKINS.tan),
    path('M846 430C842 372 868 360 900 360S958 372 954 430C930 404 880 400 846 430Z', INK),
    audience(),
  );

export const CONFERENCE_DRAWINGS = {
  'conference-hall': hall(),
  'conference-writer': writer(),
  'conference-mapmaker': mapmaker(),
  'conference-civil-servant': civilServant(),
  'conference-light': lightingDesigner(),
  'conference-nurse': nurse(),
  'conference-printer': printer(),
};
