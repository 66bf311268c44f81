import { expect, it } from 'vitest';
import { contrastGrade, contrastText } from './contrast-grade.ts';
import { isReadablePair, mendPair, mendPalette, PALETTE_PAIRS } from './palette-pairs.ts';
import { paletteSchema } from './palette.ts';

const pale = paletteSchema.parse({ accent: '#ffd166', darkAccent: '#c9b458', black: '#999999' });

it.each([
  [21, 'strong', '21.00 : 1'],
  [7, 'strong', '7.00 : 1'],
  [6.999, 'good', '6.99 : 1'],
  [4.5, 'good', '4.50 : 1'],
  [4.4999, 'large', '4.49 : 1'],
  [3, 'large', '3.00 : 1'],
  [2.999, 'poor', '2.99 : 1'],
])('grades a contrast of %d as %s and writes it as %s', (ratio, grade, text) => {
  expect(contrastGrade(ratio)).toBe(grade);
  expect(contrastText(ratio)).toBe(text);
});

it('mends a pair by moving its front colour and nothing else', () => {
  const pair = PALETTE_PAIRS.find(({ front }) => front === 'accent');
  expect(pair && isReadablePair(pale, pair)).toBe(false);
  const mended = pair === undefined ? pale : mendPair(pale, pair);
  expect(pair && isReadablePair(mended, pair)).toBe(true);
  expect({ ...mended, accent: pale.accent }).toEqual(pale);
});

it('mends every pair of a palette at once', () => {
  const mended = mendPalette(pale);
  for (const pair of PALETTE_PAIRS) expect(isReadablePair(mended, pair)).toBe(true);
  expect(mendPalette(mended)).toEqual(mended);
});
