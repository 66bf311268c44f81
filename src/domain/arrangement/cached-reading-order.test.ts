import { expect, it } from 'vitest';
import { cachedReadingOrder } from './cached-reading-order.ts';

function block(id: string, x: number, y: number, data = '') {
  return { id, desktop: { x, y, w: 8, h: 4 }, data };
}

it('orders blocks by where they stand now, however often it was asked before', () => {
  const text = () => 'text' as const;
  const order = (blocks: readonly ReturnType<typeof block>[]) =>
    cachedReadingOrder(blocks, text).map(({ id }) => id);
  const [one, other] = [block('a', 0, 8), block('b', 0, 0)];
  expect(order([one, other])).toEqual(['b', 'a']);
  expect(order([one, other])).toEqual(['b', 'a']);
  expect(order([block('a', 0, 0), block('b', 0, 8)])).toEqual(['a', 'b']);
  expect(order([one])).toEqual(['a']);
  expect(order([])).toEqual([]);
});

it('gives the blocks that it was given, not those of before', () => {
  const before = [block('a', 0, 8, 'old'), block('b', 0, 0, 'old')];
  const now = [block('a', 0, 8, 'new'), block('b', 0, 0, 'new')];
  cachedReadingOrder(before, () => 'text');
  expect(cachedReadingOrder(now, () => 'text')).toEqual([now[1], now[0]]);
});
