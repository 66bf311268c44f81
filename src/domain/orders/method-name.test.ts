import { expect, it } from 'vitest';
import { hasEnded, methodName } from './method-name.ts';

it.each([
  ['visa', '4242', '\u2066Visa ···· 4242\u2069'],
  ['amex', '0005', '\u2066American Express ···· 0005\u2069'],
  ['link', '', 'Link'],
  ['us_bank_account', '', 'Us bank account'],
])('names %s %s by its brand and its last digits [ORD-75, ORD-146]', (brand, last4, name) => {
  expect(methodName({ brand, last4 })).toBe(name);
});

it.each([
  ['11/2026', '2026-11-30T23:59:59Z', false],
  ['11/2026', '2026-12-01T00:00:00Z', true],
  ['12/2026', '2026-12-31T12:00:00Z', false],
  ['', '2026-12-01T00:00:00Z', false],
])('says whether a card of %s has ended at %s: %s [ORD-146]', (expires, now, isOver) => {
  expect(hasEnded(expires, Date.parse(now))).toBe(isOver);
});
