import { expect, it } from 'vitest';
import { addressOrder } from './address-order.ts';

it.each([
  ['en-US', 'Line1 Line2 City State Zip Country'],
  ['en', 'Line1 Line2 City State Zip Country'],
  ['en-GB', 'Line1 Line2 City State Zip Country'],
  ['de', 'Line1 Line2 Zip City State Country'],
  ['fr-CH', 'Line1 Line2 Zip City State Country'],
  ['fr-CA', 'Line1 Line2 City State Zip Country'],
  ['zh-CN', 'Zip State City Line1 Line2 Country'],
  ['ko', 'Zip State City Line1 Line2 Country'],
  ['zh-TW', 'Zip State City Line1 Line2 Country'],
  ['nl-NL', 'Line1 Line2 Zip City State Country'],
  ['ja', 'Zip State City Line1 Line2 Country'],
  ['not a language', 'Line1 Line2 City State Zip Country'],
  ['', 'Line1 Line2 City State Zip Country'],
])('asks for an address in %s as its country writes it [DSGN-64]', (language, order) => {
  expect(addressOrder(language).join(' ')).toBe(order);
});
