import { expect, it } from 'vitest';
import { parseMailAddress } from './mail-address.ts';

it.each([
  'a@b.co',
  'ada@studio.berlin',
  'me@example.photography',
  'shop@example.online',
  'team@example.agency',
  'почта@пример.рф',
  'jürgen@müller.de',
  'x@xn--e1afmkfd.xn--p1ai',
  "o'hara+news@example.org",
  `${'a'.repeat(64)}@example.org`,
  `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(57)}.co`,
])('takes %s', (address) => {
  expect(parseMailAddress(` ${address} `)).toBe(address.normalize('NFC'));
});

it('keeps one form of letters that can be written in two', () => {
  expect(parseMailAddress('ju\u0308rgen@example.org')).toBe('j\u00fcrgen@example.org');
});

it.each([
  '',
  'no-at.example.org',
  '@example.org',
  'a@',
  'a@localhost',
  'a@127.0.0.1',
  'a@[127.0.0.1]',
  'a@0x7f.1',
  'a@b@example.org',
  'a b@example.org',
  '"a b"@example.org',
  'a..b@example.org',
  '.a@example.org',
  'a@example..org',
  'a@-example.org',
  'a@example.org.',
  'a@example.org/x',
  'a@example.org:25',
  'a@exa%6dple.org',
  'a\r\nbcc: b@example.org',
  'a\u202Eb@example.org',
  'a@example.org,b@example.org',
  `${'a'.repeat(65)}@example.org`,
  `${'ü'.repeat(33)}@example.org`,
  `a@${'b'.repeat(64)}.org`,
  `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(58)}.co`,
])('refuses %j', (text) => {
  expect(parseMailAddress(text)).toBeNull();
});
