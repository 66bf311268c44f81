import { expect, it } from 'vitest';
import { addressKey, addressKeys, readableAddress } from './address-key.ts';

it.each([
  ['почта@ПРИМЕР.рф', 'почта@xn--e1afmkfd.xn--p1ai'],
  ['почта@xn--E1AFMKFD.xn--p1ai', 'почта@xn--e1afmkfd.xn--p1ai'],
  [' ADA@Example.ORG ', 'ada@example.org'],
  ['j\u00FCrgen@m\u00FCller.de', 'j\u00FCrgen@xn--mller-kva.de'],
  ['ju\u0308rgen@mu\u0308ller.de', 'j\u00FCrgen@xn--mller-kva.de'],
  ['eve@faß.de', 'eve@xn--fa-hia.de'],
  ['a@例え。jp', 'a@xn--r8jz45g.jp'],
  ['no address', 'no address'],
  ['a@exa mple.org', 'a@exa mple.org'],
  ['', ''],
])('compares %j as %j [MEMB-02] [CRM-01]', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

it('knows an address under the keys of before, its own first', () => {
  expect(addressKeys('a@xn--mller-kva.de')).toEqual(['a@xn--mller-kva.de', 'a@müller.de']);
  expect(addressKeys('A@MÜLLER.de')).toEqual(['a@xn--mller-kva.de', 'a@müller.de']);
  expect(addressKeys('a@example.org')).toEqual(['a@example.org']);
});

it.each([
  ['Me@xn--e1afmkfd.xn--p1ai', 'Me@пример.рф'],
  ['me@mail.xn--mller-kva.de', 'me@mail.müller.de'],
  ['me@Example.org', 'me@Example.org'],
  ['xn--a@example.org', 'xn--a@example.org'],
  ['me@xn--', 'me@xn--'],
])('reads %s as %s', (address, readable) => {
  expect(readableAddress(address)).toBe(readable);
});
