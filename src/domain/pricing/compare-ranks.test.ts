import { expect, it } from 'vitest';
import { compareRanks } from './compare-ranks.ts';

it.each([
  ['the same two', [0, 2], [0, 2], 0],
  ['nothing and nothing', [], [], 0],
  ['the smaller rank at the first place that differs', [0, 1, 9], [0, 2, 3], -1],
  ['the larger one', [0, 3], [0, 1, 2], 1],
  ['the one that ends where the other goes on', [0], [0, 1], -1],
  ['the one that goes on', [0, 1], [0], 1],
  ['nothing before something', [], [0], -1],
  ['something after nothing', [0], [], 1],
  ['a rank of nought against a larger one', [0], [1], -1],
])('compares %s [ORD-50]', (_what, one, other, sign) => {
  expect(Math.sign(compareRanks(one, other))).toBe(sign);
  expect(Math.sign(compareRanks(other, one)) + sign).toBe(0);
});
