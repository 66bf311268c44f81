import { expect, it } from 'vitest';
import { shownWidth } from './shown-width.ts';

const LANDSCAPE = { width: 3000, height: 2000 };

it.each([
  ['fill', { width: 400, height: 400 }, 600],
  ['fill', { width: 900, height: 100 }, 900],
  ['fit', { width: 400, height: 400 }, 400],
  ['fit', { width: 900, height: 100 }, 150],
  ['none', { width: 640, height: 10 }, 640],
  [null, { width: 640, height: 10 }, 640],
] as const)('in the mode %s a box of %j draws the image %d px wide [IMG-01] [IMG-25]', (mode, box, width) => {
  expect(shownWidth(mode, box, LANDSCAPE)).toBe(width);
});
