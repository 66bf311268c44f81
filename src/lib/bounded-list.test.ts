import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { boundedList } from './bounded-list.ts';

const look = vi.fn<(value: number) => boolean>((value) => value > 0);
const list = boundedList(z.number().refine(look, 'Not above zero.'), { min: 1, max: 100_000 });

it('takes a list as long as the maximum and refuses a longer one without looking at its items', () => {
  expect(list.parse(Array.from({ length: 100_000 }, () => 1))).toHaveLength(100_000);
  look.mockClear();
  const parsed = list.safeParse(Array.from({ length: 100_001 }, () => 1));
  expect(parsed.error?.issues).toMatchObject([{ code: 'too_big', path: [] }]);
  expect(list.safeParse([]).error?.issues).toMatchObject([{ code: 'too_small', path: [] }]);
  expect(look).not.toHaveBeenCalled();
});

it('names the items that are not valid, and gives up after ten of them', () => {
  expect(list.safeParse([1, -1, 1, -2]).error?.issues).toMatchObject([
    { path: [1], message: 'Not above zero.' },
    { path: [3], message: 'Not above zero.' },
  ]);
  look.mockClear();
  const parsed = list.safeParse(Array.from({ length: 100_000 }, () => -1));
  expect(parsed.error?.issues).toHaveLength(10);
  expect(look).toHaveBeenCalledTimes(10);
});

it('names what is wrong inside an item', () => {
  const nested = boundedList(z.object({ items: boundedList(z.string(), { max: 3 }) }), { max: 3 });
  expect(nested.safeParse([{ items: ['a', 1] }]).error?.issues).toMatchObject([{ path: [0, 'items', 1] }]);
});
