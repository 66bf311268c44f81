import { expect, it } from 'vitest';
import { emailKey, parseAccountEmail } from './email-address.ts';
import { passwordProblem } from './password-rule.ts';

it.each([
  [' ada@example.org ', 'ada@example.org'],
  ['a@b.co', 'a@b.co'],
  ['me@example.photography', null],
  ['no-at.example.org', null],
  ['', null],
])('reads the email %j as %j [LINK-38] [LINK-43] [LINK-44]', (text, email) => {
  expect(parseAccountEmail(text)).toBe(email);
});

it('takes addresses that differ in case for one mailbox', () => {
  expect(emailKey(' ADA@Example.org')).toBe(emailKey('ada@example.org'));
});

it.each([
  ['1234567', 'Use at least 8 characters'],
  ['a'.repeat(201), 'Use at most 200 characters'],
  ['aaaaaaaa', 'Use more different characters'],
  ['correct horse', null],
])('says of the password %j: %j', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});
