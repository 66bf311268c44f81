import { expect, it } from 'vitest';
import { storedWordsSchema } from './stored-words-schema.ts';

const x = (count: number): string => 'x'.repeat(count);
const params = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, 1]));

it.each([
  { key: 'moves.move', params: {} },
  { key: 'moves.move-up_2', params: { title: 'Team', count: 2 }, isWithin: true },
  { key: `a.${x(98)}`, params: { [x(40)]: x(200) } },
  { key: 'moves.move', params: params(8) },
  { key: 'moves.move', params: { label: { key: 'fields.height', params: params(8), isWithin: true } } },
])('keeps %j', (words) => {
  expect(storedWordsSchema.parse(words)).toEqual(words);
});

it.each([
  { key: 'moves', params: {} },
  { key: 'moves.', params: {} },
  { key: '.move', params: {} },
  { key: 'moves2.move', params: {} },
  { key: 'moves.mo ve', params: {} },
  { key: ' moves.move', params: {} },
  { key: 'moves.move ', params: {} },
  { key: `a.${x(99)}`, params: {} },
  { key: 'moves.move', params: { [x(41)]: 1 } },
  { key: 'moves.move', params: { title: x(201) } },
  { key: 'moves.move', params: { title: true } },
  { key: 'moves.move', params: params(9) },
  { key: 'moves.move', params: {}, isWithin: false },
  { key: 'moves.move', params: { label: { key: 'height', params: {} } } },
  { key: 'moves.move', params: { label: { key: 'fields.height', params: params(9) } } },
  { key: 'moves.move', params: { label: { key: 'fields.height', params: {}, isWithin: false } } },
  {
    key: 'moves.move',
    params: { label: { key: 'fields.height', params: { of: { key: 'fields.block', params: {} } } } },
  },
])('keeps no %j', (words) => {
  expect(storedWordsSchema.safeParse(words).success).toBe(false);
});
