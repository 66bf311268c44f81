/** Houses, trees and people as if cut from coloured paper. */
import { bar, disc, group, limb, numbersFrom, pointsOf, polygon, smooth } from './drawing-kit.mjs';

export const CREAM = '#fffaf0';
export const LEAVES = ['#1f7a4c', '#2f9a5c', '#4fb06b', '#7cc47f', '#165c3c'];
export const FOREST = '#0f3d2e';
const DARK_HAIR = '#2b1b16';
export const SOIL = '#6b4030';
export const BARK = '#8a5a3c';

/** A sheet of paper, and the shadow it throws on those below it: the same shapes in one dark tone. */
export function sheet(...parts) {
  const paper = parts.join('');
  const dark = paper.replaceAll(/"#[0-9a-f]{6}"/g, '"#3a2418"');
  const shadows = [
    [2, 3, 0.1],
    [4, 7, 0.1],
    [6, 11, 0.06],
  ].map(([x, y, opacity]) => `<g transform="translate(${x} ${y})" opacity="${opacity}">${dark}</g>`);
  return shadows.join('') + paper;
}

/** A crown of leaves cut with scissors: an outline with soft bumps. */
function crown(x, y, width, height, color, seed) {
  const next = numbersFrom(seed);
  const points = Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * Math.PI * 2;
    const reach = (index % 2 === 0 ? 1 : 0.86) * (0.93 + next() * 0.12);
    return [x + Math.cos(angle) * width * 0.5 * reach, y + Math.sin(angle) * height * 0.5 * reach];
  });
  return `<path d="${smooth(points, true)}" fill="${color}"/>`;
}

export function tree(x, y, size, tone = 0, seed = 1) {
  const [first, second, third] = [0, 1, 2].map((step) => LEAVES[(tone + step) % LEAVES.length]);
  return [
    sheet(
      `<path d="M${x - size * 0.05} ${y}L${x - size * 0.035} ${y - size * 0.62}H${x + size * 0.035}L${x + size * 0.055} ${y}Z" fill="${BARK}"/>`,
      limb(
        [
          [x, y - size * 0.46],
          [x + size * 0.14, y - size * 0.66],
        ],
        size * 0.04,
        BARK,
      ),
    ),
    sheet(crown(x, y - size * 0.86, size * 0.82, size * 0.74, first, seed)),
    sheet(crown(x - size * 0.1, y - size * 0.92, size * 0.5, size * 0.46, second, seed + 3)),
    sheet(crown(x + size * 0.16, y - size * 0.78, size * 0.32, size * 0.28, third, seed + 5)),
  ].join('');
}

export const sapling = (x, y, size) =>
  sheet(
    limb(
      [
        [x, y],
        [x + 3, y - size],
      ],
      size * 0.06,
      BARK,
    ),
    ...[
      [0.5, -52, 0],
      [0.55, 50, 2],
      [0.74, -44, 1],
      [0.8, 46, 3],
      [0.98, -18, 2],
      [1, 20, 1],
    ].map(([share, turn, tone]) =>
      group(
        `translate(${x + 2} ${y - size * share}) rotate(${turn})`,
        `<path d="M0 0C${-size * 0.14} ${-size * 0.12} ${-size * 0.1} ${-size * 0.32} 0 ${-size * 0.38}C${size * 0.1} ${-size * 0.32} ${size * 0.14} ${-size * 0.12} 0 0Z" fill="${LEAVES[tone]}"/>`,
      ),
    ),
  );

/** A house with rows of windows; `light` of them are lit. */
export function house(
  x,
  y,
  width,
  height,
  color,
  { roof = 'flat', columns = 3, rows = 4, glass = '#fdeccb', door = FOREST } = {},
) {
  const gap = width / (columns * 2 + 1);
  const step = (height - 150) / rows;
  return sheet(
    roof === 'gable'
      ? polygon(
          [
            [x, y],
            [x, y - height],
            [x + width / 2, y - height - width * 0.34],
            [x + width, y - height],
            [x + width, y],
          ],
          color,
        )
      : bar(x, y - height, width, height, color) + bar(x - 10, y - height - 20, width + 20, 26, color),
    ...Array.from({ length: rows * columns }, (_, index) => {
      const column = index % columns;
      const row = Math.floor(index / columns);
      return bar(x + gap * (1 + column * 2), y - height + 46 + row * step, gap, step * 0.56, glass, 3);
    }),
    bar(x + width / 2 - 34, y - 104, 68, 104, door, 4),
  );
}

/**
 * A person of cut paper, about 400 high, feet at the origin. `arms` and `legs` are points of each limb, from the
 * shoulder and from the hip.
 */
export function person({
  x,
  y,
  size = 1,
  flip = false,
  skin,
  hair,
  top,
  legsColor,
  shoes = FOREST,
  lean = 0,
  arms,
  legs,
  apron = '',
  behind = '',
  front = '',
}) {
  const [backLeg, frontLeg] = legs.map(pointsOf);
  const [backArm, frontArm] = arms.map(pointsOf);
  const foot = ([fx, fy]) => `<path d="M${fx - 20} ${fy - 14}h30c8 12 34 10 38 26h-68Z" fill="${shoes}"/>`;
  return group(
    `translate(${x} ${y}) scale(${flip ? -size : size} ${size})`,
    behind,
    sheet(limb(backLeg, 40, legsColor), foot(backLeg.at(-1))),
    sheet(limb(backArm, 26, skin)),
    sheet(limb(frontLeg, 42, legsColor), foot(frontLeg.at(-1))),
    group(
      `rotate(${lean} 0 -180)`,
      sheet(
        limb('4,-292 8,-330', 26, skin),
        disc(12, -358, 38, skin),
        `<path d="${hair}" fill="${DARK_HAIR}"/>`,
      ),
      sheet(
        `<path d="${smooth(
          '-40,-270 -10,-304 34,-302 52,-266 44,-210 42,-166 4,-150 -36,-166 -36,-210',
          true,
        )}" fill="${top}"/>`,
        apron === '' ? '' : `<path d="M-22 -262h56l8 112h-72Z" fill="${apron}"/>`,
      ),
    ),
    sheet(
      limb(frontArm, 27, skin),
      limb(
        frontArm
          .slice(0, 2)
          .map(([ax, ay], index) =>
            index === 0 ? [ax, ay] : [(ax + frontArm[0][0]) / 2, (ay + frontArm[0][1]) / 2],
          ),
        36,
        top,
      ),
    ),
    front,
  );
}

export const HAIR = {
  short:
    'M-28 -352C-36 -404 30 -424 50 -392C62 -376 56 -366 50 -362C26 -362 6 -366 -4 -376C-6 -358 -14 -346 -28 -352Z',
  bun: 'M-28 -350C-36 -404 30 -424 50 -392C60 -376 56 -366 50 -362C26 -362 6 -366 -4 -376C-6 -358 -14 -344 -28 -350ZM-52 -398a22 22 0 1 0 44 0a22 22 0 1 0 -44 0Z',
  long: 'M-30 -300C-42 -400 24 -424 50 -392C62 -376 56 -366 50 -362C26 -362 8 -366 -2 -376C-4 -340 -2 -310 -12 -290Z',
  curls:
    'M-30 -344a24 24 0 0 1 -8 -36a28 28 0 0 1 24 -40a32 32 0 0 1 56 6a26 26 0 0 1 20 40c-20 10 -44 6 -60 -4c-4 18 -16 32 -32 34Z',
};

export const STANDING = ['-8,-176 -16,-90 -20,-12', '14,-176 20,-90 22,-12'];

export const spade = (x, y, turn) =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    sheet(
      bar(-6, -200, 12, 210, '#c98f60', 6),
      bar(-30, -210, 60, 16, '#c98f60', 8),
      `<path d="M-30 0H30V52Q30 84 0 96Q-30 84 -30 52Z" fill="#9aa7a3"/>`,
    ),
  );

export const can = (x, y, color, turn = 24) =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    sheet(
      `<path d="M-44 -40H40L46 44H-50Z" fill="${color}"/>`,
      `<path d="M40 20L104 -40" stroke="${color}" stroke-width="16" stroke-linecap="round"/><path d="M92 -58l30 30" stroke="${color}" stroke-width="14" stroke-linecap="round"/>`,
      `<path d="M-40 -30C-80 -20 -84 30 -46 34" fill="none" stroke="${color}" stroke-width="12"/><path d="M-34 -44C-30 -90 30 -90 34 -44" fill="none" stroke="${color}" stroke-width="12"/>`,
    ),
  );

export const mound = (x, y, width, height) =>
  sheet(
    `<path d="${smooth([
      [x - width / 2, y],
      [x - width * 0.3, y - height * 0.7],
      [x, y - height],
      [x + width * 0.3, y - height * 0.7],
      [x + width / 2, y],
    ])}Z" fill="${SOIL}"/>`,
  );

export const cloud = (x, y, size, color = CREAM) =>
  sheet(
    `<path d="M${x} ${y}a${size * 0.3} ${size * 0.3} 0 0 1 ${size * 0.34} ${-size * 0.3}a${size * 0.38} ${size * 0.38} 0 0 1 ${size * 0.7} ${-size * 0.02}a${size * 0.28} ${size * 0.28} 0 0 1 ${size * 0.36} ${size * 0.32}Z" fill="${color}"/>`,
  );
