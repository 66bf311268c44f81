/** A band as its posters are printed: three inks, dots, and every ink a little out of place. */
import {
  bar,
  disc,
  drawing,
  group,
  limb,
  numbersFrom,
  polygon,
  shape,
  smooth,
  straight,
} from './drawing-kit.mjs';

const PAPER = '#fff6e4';
const YELLOW = '#ffcf24';
const PINK = '#ff7fb0';
const BLUE = '#23309c';
const NIGHT = '#151a4d';
const INK = '#15120f';

/** An ink printed over what is there already. */
const over = (...parts) => `<g style="mix-blend-mode:multiply">${parts.join('')}</g>`;

/** Dots on a turned grid, as large as `sizeAt` says for each place (0 to 1). */
function dots(width, height, pitch, turn, color, sizeAt) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const reach = Math.ceil(Math.hypot(width, height) / pitch / 2) + 1;
  const circles = [];
  for (let row = -reach; row <= reach; row += 1) {
    for (let column = -reach; column <= reach; column += 1) {
      const x = width / 2 + (column * cos - row * sin) * pitch;
      const y = height / 2 + (column * sin + row * cos) * pitch;
      if (x < -pitch || y < -pitch || x > width + pitch || y > height + pitch) continue;
      const radius = Math.min(1, sizeAt(x, y)) * pitch * 0.62;
      if (radius > 0.8)
        circles.push(
          `M${(x - radius).toFixed(1)} ${y.toFixed(1)}a${radius.toFixed(1)} ${radius.toFixed(1)} 0 1 0 ${(radius * 2).toFixed(1)} 0a${radius.toFixed(1)} ${radius.toFixed(1)} 0 1 0 ${(-radius * 2).toFixed(1)} 0`,
        );
    }
  }
  return `<path d="${circles.join('')}" fill="${color}"/>`;
}

/** Where an ink did not take: small specks of paper. */
function specks(width, height, count, color, seed) {
  const next = numbersFrom(seed);
  return Array.from({ length: count }, () =>
    disc(next() * width, next() * height, 0.8 + next() * 2.2, color, 'opacity=".5"'),
  ).join('');
}

/** A shape in one ink with another ink's trace beside it. */
const printed = (draw, color, trace, [dx, dy] = [14, 9]) =>
  over(group(`translate(${dx} ${dy})`, draw(trace))) + draw(color);

const head = (x, y, color, hair) => disc(x, y, 40, color) + hair(color);

function guitar(color, plate) {
  return [
    shape('-92,4 -70,-44 -26,-32 4,-44 34,-28 34,28 4,44 -26,34 -70,50', color),
    shape('-60,4 -30,-14 10,-10 10,12 -30,20', plate),
    bar(20, -9, 240, 16, color),
    polygon('256,-14 306,-24 312,4 258,14', color),
    `<path d="M-50 0H262" stroke="${plate}" stroke-width="3"/>`,
  ].join('');
}

const singer = (color) =>
  [
    limb('0,-330 -40,-180 -64,-10', 62, color),
    limb('10,-330 66,-190 110,-14', 62, color),
    bar(-104, -24, 76, 28, color, 12),
    bar(84, -26, 80, 30, color, 12),
    shape('-60,-520 -24,-566 46,-566 78,-520 56,-420 60,-320 -46,-316 -44,-420', color),
    limb('10,-570 14,-600', 32, color),
    head(
      20,
      -638,
      color,
      (tone) =>
        `<path d="M-26 -640C-30 -700 60 -716 74 -660C84 -640 70 -600 84 -566C50 -580 52 -620 44 -650C20 -640 -6 -650 -26 -620Z" fill="${tone}"/>`,
    ),
    limb('-52,-520 -126,-440 -40,-372', 34, color),
    limb('68,-520 150,-470 150,-400', 34, color),
  ].join('');

const bassist = (color) =>
  [
    limb('-10,-340 -30,-180 -40,-10', 60, color),
    limb('20,-340 50,-180 44,-10', 60, color),
    bar(-84, -24, 76, 28, color, 12),
    bar(10, -24, 78, 28, color, 12),
    shape('-64,-540 -20,-580 46,-578 80,-536 60,-430 60,-330 -50,-326 -48,-430', color),
    limb('8,-580 4,-612', 34, color),
    head(0, -650, color, (tone) =>
      [
        [-36, -664],
        [-24, -700],
        [8, -710],
        [38, -690],
        [44, -656],
        [-44, -640],
      ]
        .map(([x, y]) => disc(x, y, 30, tone))
        .join(''),
    ),
    limb('72,-530 124,-420 40,-370', 34, color),
    limb('-56,-530 -140,-480 -176,-420', 34, color),
  ].join('');

const keyboarder = (color) =>
  [
    limb('0,-340 -10,-180 -30,-10', 60, color),
    limb('30,-340 60,-180 70,-10', 60, color),
    bar(-64, -24, 70, 28, color, 12),
    bar(40, -24, 76, 28, color, 12),
    shape('-40,-540 6,-576 70,-566 92,-520 76,-430 74,-330 -30,-326 -36,-430', color),
    limb('44,-570 56,-600', 32, color),
    head(
      70,
      -636,
      color,
      (tone) =>
        `<path d="M30 -630C16 -700 110 -716 116 -654C100 -668 80 -664 64 -660C60 -620 40 -560 14 -548C24 -580 26 -604 30 -630Z" fill="${tone}"/>`,
    ),
    limb('70,-520 130,-440 210,-420', 34, color),
    limb('-20,-520 40,-420 150,-408', 34, color),
  ].join('');

const drummer = (color) =>
  [
    shape('-70,-330 -30,-376 40,-376 80,-330 60,-200 -50,-200', color),
    limb('4,-376 4,-404', 32, color),
    head(6, -440, color, (tone) => bar(-40, -482, 92, 34, tone, 14) + bar(30, -462, 50, 14, tone, 7)),
    limb('-60,-324 -150,-370 -130,-470', 32, color),
    limb('70,-324 150,-290 120,-200', 32, color),
    `<path d="${straight('-136,-462 -60,-560')}${straight('116,-206 20,-236')}" stroke="${color}" stroke-width="9" stroke-linecap="round"/>`,
  ].join('');

const stage = () =>
  drawing(
    1800,
    1100,
    '',
    bar(0, 0, 1800, 1100, YELLOW),
    over(dots(1800, 1100, 26, 0.5, PINK, (x, y) => 1.25 - Math.hypot(x - 930, y - 560) / 560)),
    ...[
      '300,-20 360,-20 760,960 420,960',
      '1440,-20 1500,-20 1420,960 1060,960',
      '900,-20 940,-20 1080,960 780,960',
    ].map((points) => polygon(points, PAPER, 'opacity=".5"')),
    bar(0, 40, 1800, 16, NIGHT),
    ...[300, 600, 920, 1200, 1470].map((x) => bar(x, 20, 60, 76, NIGHT, 8)),
    // The rear wall of amplifiers.
    ...[
      [110, 600],
      [1500, 600],
    ].flatMap(([x, y]) => [
      bar(x, y, 210, 340, NIGHT, 10),
      disc(x + 105, y + 110, 76, BLUE),
      disc(x + 105, y + 110, 30, NIGHT),
      disc(x + 105, y + 256, 60, BLUE),
      disc(x + 105, y + 256, 22, NIGHT),
    ]),
    bar(0, 930, 1800, 170, PINK),
    over(dots(1800, 1100, 20, 0.2, BLUE, (x, y) => (y > 940 ? (y - 930) / 190 : 0))),
    // The drums stand behind.
    group('translate(960 980) scale(1.08)', printed(drummer, BLUE, PINK)),
    ...[
      [700, 520],
      [1190, 500],
    ].map(([x, y], index) =>
      [
        `<path d="M${x} ${y}L${x + (index === 0 ? 30 : -30)} 950" stroke="${NIGHT}" stroke-width="8"/>`,
        `<ellipse cx="${x}" cy="${y}" rx="110" ry="20" fill="${PAPER}" transform="rotate(${index === 0 ? 10 : -12} ${x} ${y})"/>`,
      ].join(''),
    ),
    ...[
      [790, 740, 84, 70],
      [1100, 740, 88, 74],
    ].flatMap(([x, y, width, height]) => [
      bar(x - width, y - height, width * 2, height * 2, PINK, 12),
      bar(x - width, y - height, width * 2, 20, PAPER, 8),
    ]),
    disc(950, 830, 138, PAPER),
    disc(950, 830, 112, PINK),
    `<g transform="translate(950 836) scale(.36)">${moth(NIGHT, NIGHT)}</g>`,
    // In front of them.
    group(
      'translate(330 1010)',
      printed(keyboarder, BLUE, PINK),
      polygon('100,-400 420,-400 430,-356 92,-356', INK),
      ...Array.from({ length: 15 }, (_, index) => bar(112 + index * 20, -396, 15, 22, PAPER)),
      `<path d="M150 -356L340 -6M380 -356L190 -6" stroke="${INK}" stroke-width="14" stroke-linecap="round"/>`,
    ),
    group(
      'translate(700 1040)',
      printed(singer, NIGHT, PINK),
      group('translate(-16 -390) rotate(-24)', guitar(PAPER, INK)),
      limb('-46,-374 -8,-386', 32, NIGHT),
      limb('150,-400 154,-452', 32, NIGHT),
      `<path d="M118 0L112 -596" stroke="${INK}" stroke-width="9"/><path d="M70 4h100" stroke="${INK}" stroke-width="14" stroke-linecap="round"/>`,
      bar(66, -626, 58, 26, INK, 13, 'transform="rotate(14 95 -613)"'),
    ),
    group(
      'translate(1330 1030)',
      printed(bassist, BLUE, PINK),
      group('translate(30 -390) scale(-1 1) rotate(-8)', guitar(YELLOW, INK)),
      limb('56,-380 24,-392', 32, BLUE),
      limb('-176,-420 -172,-446', 34, BLUE),
    ),
    // Hands of the first row.
    ...[60, 230, 480, 860, 1090, 1240, 1560, 1720].map((x, index) =>
      group(
        `translate(${x} ${1130 + (index % 3) * 20}) rotate(${(index % 4) * 7 - 10})`,
        limb(
          [
            [0, 0],
            [0, -130 - (index % 3) * 30],
          ],
          30,
          INK,
        ),
        disc(0, -150 - (index % 3) * 30, 26, INK),
        index % 2 === 0
          ? limb(
              [
                [-10, -160 - (index % 3) * 30],
                [-18, -206 - (index % 3) * 30],
              ],
              14,
              INK,
            ) +
              limb(
                [
                  [10, -160 - (index % 3) * 30],
                  [18, -206 - (index % 3) * 30],
                ],
                14,
                INK,
              )
          : '',
      ),
    ),
    ...[60, 190, 340, 470, 620, 770, 930, 1080, 1230, 1390, 1540, 1690, 1790].map((x, index) =>
      disc(x, 1108 + (index % 3) * 14, 66 + (index % 4) * 9, INK),
    ),
    bar(0, 1076, 1800, 24, INK),
    specks(1800, 1100, 420, PAPER, 7),
  );

/** A moth seen from above, about 700 wide, its middle at the origin. */
function moth(wings, body, mark = '') {
  const half = [
    shape('0,-60 120,-210 330,-250 350,-180 270,-40 110,10 0,10', wings),
    shape('0,0 120,20 220,90 190,210 110,250 40,170 0,90', wings),
    mark === ''
      ? ''
      : disc(210, -130, 46, mark) +
        disc(210, -130, 20, wings) +
        disc(120, 130, 30, mark) +
        `<path d="M60 -70C120 -120 180 -190 300 -210M50 60C90 80 130 170 120 216" fill="none" stroke="${mark}" stroke-width="9" stroke-linecap="round"/>`,
  ].join('');
  return [
    half,
    group('scale(-1 1)', half),
    `<ellipse cx="0" cy="30" rx="34" ry="130" fill="${body}"/>`,
    disc(0, -110, 34, body),
    `<path d="M-10 -136C-30 -200 -70 -230 -110 -236M10 -136C30 -200 70 -230 110 -236" fill="none" stroke="${body}" stroke-width="11" stroke-linecap="round"/>`,
  ].join('');
}

const porchLight = () =>
  drawing(
    1200,
    1200,
    '',
    bar(0, 0, 1200, 1200, NIGHT),
    dots(1200, 1200, 24, 0.4, BLUE, (x, y) => 1.2 - Math.hypot(x - 600, y - 560) / 640),
    dots(1200, 1200, 24, 0.9, PINK, (x, y) => 0.95 - Math.hypot(x - 600, y - 560) / 430),
    disc(600, 560, 250, YELLOW),
    disc(600, 560, 190, PAPER),
    group('translate(612 580) rotate(-12) scale(.98)', moth(PINK, PINK)),
    group('translate(600 568) rotate(-12) scale(.98)', moth(INK, INK, YELLOW)),
    ...[
      [190, 220, 0.2, 30],
      [1010, 260, 0.16, -24],
      [240, 960, 0.17, 140],
      [980, 940, 0.22, 200],
    ].map(([x, y, size, turn]) =>
      group(`translate(${x} ${y}) rotate(${turn}) scale(${size})`, moth(PAPER, PAPER)),
    ),
    specks(1200, 1200, 240, PAPER, 11),
  );

const smallHours = () =>
  drawing(
    1200,
    1200,
    '',
    bar(0, 0, 1200, 1200, PINK),
    ...Array.from({ length: 9 }, (_, index) => bar(0, 640 + index * 64, 1200, 12 + index * 6, BLUE)),
    disc(600, 600, 330, YELLOW),
    over(
      dots(1200, 1200, 22, 0.6, PINK, (x, y) => (Math.hypot(x - 600, y - 600) < 330 ? (y - 420) / 420 : 0)),
    ),
    ...Array.from({ length: 9 }, (_, index) => bar(0, 640 + index * 64, 1200, 12 + index * 6, BLUE)),
    // A row of houses with one lit window.
    polygon(
      '0,700 0,430 150,330 300,430 300,500 470,500 470,380 560,380 560,540 760,540 860,440 960,540 960,470 1200,470 1200,700',
      NIGHT,
    ),
    bar(620, 590, 60, 70, YELLOW),
    bar(90, 480, 44, 60, NIGHT),
    `<path d="M0 112L1200 60M0 150L1200 110" stroke="${NIGHT}" stroke-width="6"/>`,
    ...[240, 330, 700, 980].map((x, index) =>
      group(`translate(${x} ${116 - index * 9}) scale(.11)`, moth(NIGHT, NIGHT)),
    ),
    specks(1200, 1200, 260, PAPER, 23),
  );

const paperWings = () =>
  drawing(
    1200,
    1200,
    '',
    bar(0, 0, 1200, 1200, YELLOW),
    ...Array.from({ length: 24 }, (_, index) =>
      polygon(
        [
          [600, 600],
          [600 + 1000 * Math.cos((index * Math.PI) / 12), 600 + 1000 * Math.sin((index * Math.PI) / 12)],
          [
            600 + 1000 * Math.cos(((index + 0.5) * Math.PI) / 12),
            600 + 1000 * Math.sin(((index + 0.5) * Math.PI) / 12),
          ],
        ],
        PAPER,
      ),
    ),
    over(group('translate(616 640) scale(1.36)', moth(PINK, PINK))),
    over(group('translate(596 624) scale(1.36)', moth(BLUE, BLUE))),
    group(
      'translate(596 624) scale(1.36)',
      disc(210, -130, 46, PAPER),
      disc(-210, -130, 46, PAPER),
      disc(210, -130, 18, INK),
      disc(-210, -130, 18, INK),
      disc(120, 130, 28, YELLOW),
      disc(-120, 130, 28, YELLOW),
    ),
    specks(1200, 1200, 260, PAPER, 31),
  );

const van = () =>
  drawing(
    1600,
    1000,
    '',
    bar(0, 0, 1600, 1000, PINK),
    disc(1110, 430, 260, YELLOW),
    over(
      dots(1600, 1000, 24, 0.3, PINK, (x, y) => (Math.hypot(x - 1110, y - 430) < 262 ? (y - 330) / 420 : 0)),
    ),
    ...[150, 210, 262].map((y, index) => bar(0, y, [520, 820, 380][index], 14, PAPER, 7, 'opacity=".8"')),
    over(
      `<path d="${smooth('-40,600 180,480 420,560 700,440 980,560 1280,470 1660,560')}V1000H-40Z" fill="${BLUE}"/>`,
    ),
    over(dots(1600, 1000, 20, 0.7, NIGHT, (x, y) => (y > 600 ? (y - 560) / 500 : 0))),
    bar(0, 760, 1600, 240, INK),
    ...Array.from({ length: 8 }, (_, index) => bar(40 + index * 220, 884, 120, 14, YELLOW)),
    ...[90, 380, 1290, 1540].map((x) => bar(x, 560, 14, 210, NIGHT) + bar(x - 50, 580, 114, 12, NIGHT)),
    `<path d="M97 590Q240 640 387 590T840 600T1297 590T1600 600" fill="none" stroke="${NIGHT}" stroke-width="5"/>`,
    group(
      'translate(480 470)',
      over(
        group(
          'translate(16 12)',
          `<path d="M0 330V60Q0 0 60 0H520Q580 0 610 60L650 170Q660 190 660 220V330Z" fill="${BLUE}"/>`,
        ),
      ),
      `<path d="M0 330V60Q0 0 60 0H520Q580 0 610 60L650 170Q660 190 660 220V330Z" fill="${YELLOW}"/>`,
      `<path d="M0 330V200H656Q660 210 660 220V330Z" fill="${PAPER}"/>`,
      bar(46, 54, 150, 110, NIGHT, 14),
      bar(222, 54, 150, 110, NIGHT, 14),
      `<path d="M400 54H526Q548 54 560 80L598 164H400Z" fill="${NIGHT}"/>`,
      // Four heads behind the windows.
      ...[
        [110, 128],
        [160, 132],
        [290, 126],
        [470, 124],
      ].map(([x, y], index) => disc(x, y, 30, [PINK, PAPER, YELLOW, PINK][index])),
      ...[
        [110, 128],
        [160, 132],
        [290, 126],
        [470, 124],
      ].map(([x, y]) => bar(x - 38, y + 26, 76, 12, NIGHT)),
      `<path d="M386 54V320" stroke="${NIGHT}" stroke-width="5" opacity=".5"/>`,
      group('translate(208 262) scale(.2)', moth(PINK, INK, PAPER)),
      bar(632, 236, 30, 34, PINK, 8),
      bar(-12, 300, 690, 26, INK, 10),
      ...[130, 530].flatMap((x) => [disc(x, 326, 74, INK), disc(x, 326, 34, PAPER), disc(x, 326, 12, INK)]),
      // What did not fit inside.
      bar(70, -86, 180, 78, INK, 8),
      bar(262, -62, 130, 54, BLUE, 8),
      group('translate(330 -92) scale(.55)', guitar(PAPER, INK)),
      `<path d="M30 -6H560" stroke="${INK}" stroke-width="10"/>`,
    ),
    specks(1600, 1000, 340, PAPER, 43),
  );

/** Pictures of the template, by name. */
export const BAND_DRAWINGS = {
  'band-stage': stage(),
  'band-porch-light': porchLight(),
  'band-small-hours': smallHours(),
  'band-paper-wings': paperWings(),
  'band-van': van(),
};
