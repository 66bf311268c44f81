import { expect, it } from 'vitest';
import { idSchema } from './id-schema.ts';

it.each([
  ['0123456789abcdef01234567', true],
  ['0123456789abcdef0123456', false],
  ['0123456789abcdef012345678', false],
  ['0123456789ABCDEF01234567', false],
  ['0123456789abcdeg01234567', false],
  [' 123456789abcdef01234567', false],
  ['', false],
  [null, false],
])('takes exactly 24 lower-case hex characters for an id: %j [EDIT-28, EDIT-29]', (given, isTaken) => {
  expect(idSchema<'document'>().safeParse(given).success).toBe(isTaken);
});
