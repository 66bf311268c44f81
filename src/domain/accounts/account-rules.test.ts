import { expect, it } from 'vitest';
import { translateEnglish } from '#messages/translator.ts';
import { passwordProblem } from './password-rule.ts';

it.each([
  ['1234567', 'Use at least 8 characters'],
  ['a'.repeat(201), 'Use at most 200 characters'],
  ['aaaaaaaa', 'Use more different characters'],
  ['correct horse', null],
])('says of the password %j: %j', (password, problem) => {
  const found = passwordProblem(password);
  expect(found === null ? null : translateEnglish(found)).toBe(problem);
});
