import { expect, it } from 'vitest';
import { defaultCountry } from './default-country.ts';

it.each([
  ['the only one that is delivered to', new Set(['AT']), 'CH', 'AT'],
  ['that of the store, where it is delivered to', new Set(['AT', 'CH']), 'CH', 'CH'],
  ['none where it is not', new Set(['AT', 'DE']), 'CH', ''],
  ['none where nobody said where the store is', new Set(['AT', 'DE']), '', ''],
  ['none where nothing is delivered', new Set<string>(), 'CH', ''],
  ['that of the store for a bill, which goes everywhere', null, 'CH', 'CH'],
])('an address begins with %s [ORD-19, ORD-21]', (_which, countries, storeCountry, country) => {
  expect(defaultCountry(countries, storeCountry)).toBe(country);
});
