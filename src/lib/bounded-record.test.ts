import { expect, it } from 'vitest';
import { z } from 'zod';
import { boundedRecord } from './bounded-record.ts';

const schema = boundedRecord(z.int(), { max: 3, maxNameLength: 5 });

it('takes as many entries as it may hold, and no more', () => {
  expect(schema.parse({ a: 1, b: 2, c: 3 })).toEqual({ a: 1, b: 2, c: 3 });
  expect(schema.safeParse({ a: 1, b: 2, c: 3, d: 4 }).success).toBe(false);
});

it('takes names as long as they may be, and no longer', () => {
  expect(schema.safeParse({ abcde: 1 }).success).toBe(true);
  expect(schema.safeParse({ abcdef: 1 }).success).toBe(false);
});

it.each([null, [1], 'abc', 7, undefined, { a: 'x' }])('refuses %j', (value) => {
  expect(schema.safeParse(value).success).toBe(false);
});

it('looks at no value where there are too many', () => {
  let looked = 0;
  const counting = boundedRecord(
    z.unknown().refine(() => (looked += 1)),
    { max: 2 },
  );
  expect(counting.safeParse({ a: 1, b: 2, c: 3 }).success).toBe(false);
  expect(looked).toBe(0);
});
