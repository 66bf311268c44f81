import { expect, it } from 'vitest';
import { parseInt8 } from './parse-int8.ts';

it.each([
  ['0', 0],
  ['-1', -1],
  ['9007199254740991', 9_007_199_254_740_991],
  ['-9007199254740991', -9_007_199_254_740_991],
])('gives %s as a number', (text, value) => {
  expect(parseInt8(text)).toBe(value);
});

it.each(['9007199254740992', '9007199254740993', '-9007199254740992', '9223372036854775807'])(
  'refuses %s, which no number holds exactly',
  (text) => {
    expect(() => parseInt8(text)).toThrow(`The database gave the bigint ${text}`);
  },
);
