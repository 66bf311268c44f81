import { expect, it } from 'vitest';
import { moneyAmong } from './money-among.ts';

it('writes native symbols in a list of one currency, and the en-US set where several are beside each other [MON-62]', () => {
  const kroner = moneyAmong([{ currency: 'NOK' }, { currency: 'NOK' }]);
  expect(kroner(1000, 'NOK')).toBe('\u206610.00\u00A0kr\u2069');
  const mixed = moneyAmong([{ currency: 'NOK' }, { currency: 'SEK' }, { currency: 'CAD' }]);
  expect(mixed(1000, 'NOK')).toBe('\u2066NOK\u00A010.00\u2069');
  expect(mixed(1000, 'SEK')).toBe('\u2066SEK\u00A010.00\u2069');
  expect(mixed(1000, 'CAD')).toBe('\u2066CA$10.00\u2069');
  expect(moneyAmong([])(1000, 'USD')).toBe('\u2066$10.00\u2069');
});
