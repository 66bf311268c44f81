import { expect, it } from 'vitest';
import { suggestedRate } from './suggested-rate.ts';

const at = (country: string, region = '', codes = '') => ({ country, region, codes });

it.each([
  [[at('AT')], 200_000],
  [[at('CH')], 81_000],
  // Five of the country and eight of the region.
  [[at('CA', 'ON')], 130_000],
  [[at('CA', 'AB')], 50_000],
  [[at('US', 'CT')], 60_000],
  [[at('US')], null],
  [[at('US', 'OR')], null],
  [[at('ES', 'CE')], null],
  [[at('AT', '', '1010')], null],
  [[at('AT'), at('DE')], null],
  [[at('')], null],
  [[], null],
])('the standard rate of %j is %s ten-thousandths of a percent [ORD-64]', (rows, rate) => {
  expect(suggestedRate(rows)).toBe(rate);
});
