import { expect, it, vi } from 'vitest';
import { createBoundedCache } from './bounded-cache.ts';

it('makes a value once, and forgets the one unused for longest above the limit', () => {
  const cache = createBoundedCache<string>(2);
  const make = vi.fn<(key: string) => string>((key) => key.toUpperCase());
  const ask = (key: string): string => cache(key, () => make(key));
  expect([ask('a'), ask('b'), ask('a'), ask('c'), ask('a'), ask('b')]).toEqual([
    'A',
    'B',
    'A',
    'C',
    'A',
    'B',
  ]);
  expect(make.mock.calls.map(([key]) => key)).toEqual(['a', 'b', 'c', 'b']);
});

it('forgets above a weight of all keys as well, and keeps nothing that is too heavy by itself', () => {
  const cache = createBoundedCache<string>(10, { max: 5, weigh: (key) => key.length });
  const made: string[] = [];
  const ask = (key: string): string =>
    cache(key, () => {
      made.push(key);
      return key;
    });
  for (const key of ['aa', 'bbb', 'aa', 'c', 'aa', 'bbb', 'dddddd', 'dddddd']) ask(key);
  expect(made).toEqual(['aa', 'bbb', 'c', 'bbb', 'dddddd', 'dddddd']);
});
